import { formatDay } from '#client/components/format-day.ts'
import { formatSize, groupHash } from '#client/components/format-release.ts'
import { Icon } from '#client/components/icon.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import type { Release } from '#shared/site/navigation.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import styles from './release-panel.module.css'

interface ReleasePanelProps extends Pick<StaticSectionProps<'download'>, 't' | 'context'> {
  platform: SectionContent<'download'>['platforms'][number]
  check: SectionContent<'download'>['check']
  /** null: the back end has no answer. */
  release: Release | null
  /** A file that comes in the place of the first one in some countries: what is said of installing stands there. */
  isOther?: boolean
}

export function ReleasePanel({ platform, check, release, isOther = false, t, context }: ReleasePanelProps) {
  if (!release) return <p className={styles.missing}>{check.missing}</p>
  const { language } = context
  const facts = [
    ['download-page.file', release.fileName ?? t('download-page.store')],
    ['download-page.version-label', release.version],
    ['download-page.built', formatDay(release.builtOn, language)],
    ['download-page.size', formatSize(release.bytes, language)],
    ['download-page.minimum', release.minimumSystem],
  ] as const
  const command = release.fileName && platform.verify?.command.replace('{file}', release.fileName)
  return (
    <div className={`sheet ${styles.panel}`}>
      <dl className={`num ${styles.facts}`}>
        {facts.map(([term, detail]) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd className="strong text-17 anywhere">{detail}</dd>
          </div>
        ))}
        <div className={styles.signer}>
          <dt>{t('download-page.signer')}</dt>
          <dd className="strong text-17 anywhere">
            <Icon name="check" />
            {release.signer}
          </dd>
        </div>
      </dl>
      {release.sha256 ? (
        <div className={`cluster ${styles.row}`}>
          <div>
            <h3>
              SHA-256<span className="visually-hidden"> ({release.fileName ?? platform.name})</span>
            </h3>
            <code className={`text-17 grid ${styles.hash}`}>
              {groupHash(release.sha256).map((group) => (
                <span key={group}>{group}</span>
              ))}
            </code>
          </div>
          <CopyButton
            text={release.sha256}
            label={t('download-page.copy-hash')}
            done={t('download-page.copied')}
            refused={t('policy.copy-refused')}
          />
        </div>
      ) : (
        <p className={`cluster ${styles.row}`}>{check.store}</p>
      )}
      {command && (
        <div className={`cluster ${styles.row}`}>
          <div>
            <h3>
              {t('download-page.verify')}
              <span className="visually-hidden"> ({release.fileName ?? platform.name})</span>
            </h3>
            <p>{platform.verify?.where}</p>
            <code className={`mt-8 text-15 block anywhere ${styles.command}`}>{command}</code>
          </div>
          <CopyButton
            text={command}
            label={t('download-page.copy-command')}
            done={t('download-page.copied')}
            refused={t('policy.copy-refused')}
          />
        </div>
      )}
      {platform.install && !isOther && (
        <div className={`stack-12 loose line-above ${styles.install}`}>
          <h3>{platform.install.title}</h3>
          <ol className="stack-8">
            {platform.install.steps.map((step) => (
              <li key={step} className="anywhere">
                {step}
              </li>
            ))}
          </ol>
          <code className={`mt-8 text-15 block anywhere ${styles.command}`}>
            {platform.install.command.replace('{file}', release.fileName ?? '')}
          </code>
          {release.certificateSha256 && (
            <>
              <h3>{platform.install.fingerprint}</h3>
              <code className={`text-17 grid ${styles.hash}`}>
                {groupHash(release.certificateSha256).map((group) => (
                  <span key={group}>{group}</span>
                ))}
              </code>
            </>
          )}
        </div>
      )}
      <p className={styles.note}>{check.note}</p>
    </div>
  )
}

function CopyButton({ text, label, done, refused }: { text: string; label: string; done: string; refused: string }) {
  return (
    <button
      type="button"
      className={`no-script strong link-target text-15 gap-8 ${styles.copy}`}
      data-action="copy"
      data-copy={text}
      data-done={done}
      data-refused={refused}
    >
      <Icon name="copy" />
      <span aria-live="polite">{label}</span>
    </button>
  )
}
