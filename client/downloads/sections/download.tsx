import links from '#client/components/button.module.css'
import { formatDay } from '#client/components/format-day.ts'
import { formatSize } from '#client/components/format-release.ts'
import { Icon } from '#client/components/icon.tsx'
import { Notice } from '#client/components/notice.tsx'
import { Picture } from '#client/components/picture.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { RegionRefusal } from '#client/visitor/region-refusal.tsx'
import { installerPath, noInstallerId } from '#shared/downloads/download-links.ts'
import type { Release } from '#shared/site/navigation.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { QrCode } from '../qr-code.tsx'
import { ReleasePanel } from '../release-panel.tsx'
import { Requirements } from '../requirements.tsx'
import styles from './download.module.css'

const platformIcons = { windows: 'desktop', mac: 'laptop', android: 'phone', ios: 'phone-notch' } as const

type Platform = SectionContent<'download'>['platforms'][number]

/** Three steps to the table, and the client for every platform; the entry script puts the visitor's own first. */
export function Download(props: StaticSectionProps<'download'>) {
  const { id, content, context, t, hrefTo, site } = props
  const { scene, alt, platforms, check, requirements, files, steps } = content
  const isBlocked = context.ruleType === 'BLOCKED'
  const link = site.edition.origin + hrefTo('download')
  const address = link.replace(/^https?:\/\//, '')
  // What the dialog said stays here when it has been closed.
  const warning = {
    title: t('visitor-dialogs.region-warning.title'),
    paragraphs: [t('visitor-dialogs.region-warning.text')],
  }
  return (
    <section id={id} className={styles.page}>
      <div className={styles.stage}>
        <div className={`no-print ${styles.room}`}>
          <Picture
            name={scene}
            alt={alt}
            isFirst
            slots={['1920px']}
            others={[
              { name: `${scene}-phone`, media: '(max-width: 39.9375em)', slots: ['480px'] },
              { name: `${scene}-tablet`, media: '(max-width: 77.6875em)', slots: ['1024px'] },
            ]}
          />
        </div>
        <div className={`wrap ${styles.hero}`}>
          <div>
            <h1>{content.title}</h1>
            <p className={styles.lead}>{content.lead}</p>
            {context.ruleType && (
              <RegionRefusal
                className={styles.blocked}
                text={isBlocked ? content.blocked : warning}
                context={context}
                t={t}
                hrefTo={hrefTo}
              />
            )}
            {!isBlocked && <Choice {...props} />}
            {!isBlocked && (
              <p className={`quiet mt-16 ${styles.elsewhere}`}>
                {t('download-page.elsewhere')} <b className="medium">{address}</b>
                <br />
                {content.linux}
              </p>
            )}
          </div>
          {!isBlocked && (
            <div className={`no-print ${styles.cards}`}>
              <span className={styles.back} />
              <div className={styles.ace} data-theme="light">
                <CardIndex />
                <QrCode text={link} label={t('download-page.qr', { address })} />
                <CardIndex />
              </div>
              <p>
                {content.scan}
                <b>{address}</b>
              </p>
            </div>
          )}
        </div>
        <ol className={`wrap columns-768 ${styles.steps}`} aria-label={t('download-page.steps')}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="display" aria-hidden="true">
                {index + 1}
              </span>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Rail />
      </div>
      <div className={styles.paper} data-theme="light">
        {!isBlocked && (
          <ReadingSection id="check" title={check.title} lead={check.lead}>
            {site.edition.standIns?.includes('installers') && (
              <Notice title={t('stand-in.title')}>{t('stand-in.installers')}</Notice>
            )}
            {platforms.map((platform) => (
              <div key={platform.id} className={styles.panel} data-panel={platform.id}>
                <ReleasePanel platform={platform} check={check} release={releaseOf(props, platform)} {...props} />
                {otherReleasesOf(props, platform).map((release) => (
                  <ReleasePanel
                    key={release.fileName}
                    platform={platform}
                    isOther
                    check={check}
                    release={release}
                    {...props}
                  />
                ))}
              </div>
            ))}
          </ReadingSection>
        )}
        <ReadingSection id="requirements" title={requirements.title} lead={requirements.lead}>
          <Requirements platforms={platforms} title={requirements.title} t={t} />
        </ReadingSection>
        {!isBlocked && (
          <ReadingSection id="files" title={files.title} lead={files.lead}>
            <ul className={`num thick-above ${styles.files}`} data-platform-order="">
              {platforms.map((platform) => (
                <li key={platform.id} className="line-below grid" data-for={platform.id}>
                  <b>{platform.name}</b>
                  <FileOf release={releaseOf(props, platform)} {...props} />
                  <a className={links.text} rel="nofollow" href={installerPath(platform.id)}>
                    <span className={links.label}>
                      {t('download-page.get')}
                      <span className="visually-hidden"> ({platform.name})</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </ReadingSection>
        )}
      </div>
    </section>
  )
}

function Choice(props: StaticSectionProps<'download'>) {
  const { content, context, t } = props
  return (
    <>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('download-page.choose')}</legend>
        <ul className="gap-8 grid" data-platform-order="">
          {content.platforms.map(({ id, name }, index) => (
            <li key={id} data-for={id}>
              <label className="row medium relative ring">
                <input type="radio" name="platform" value={id} defaultChecked={index === 0} />
                <Icon name={platformIcons[id]} />
                {name}
                <small className="text-14 ink-quiet">{t('download-page.own')}</small>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {content.platforms.map((platform) => {
        const release = releaseOf(props, platform)
        const href = installerPath(platform.id)
        return (
          <div key={platform.id} className={styles.panel} data-panel={platform.id}>
            <div className={`stack-16 mt-16 ${styles.get}`}>
              <a className={links.accent} data-installer={platform.id} rel="nofollow" href={href}>
                <Icon name="download" />
                {t(`download.${platform.id}`)}
              </a>
              <p className="num quiet">
                {release && (
                  <>
                    <b>{t('download-page.version', { version: release.version })}</b>,{' '}
                    {formatDay(release.builtOn, context.language)}, {formatSize(release.bytes, context.language)}
                    <br />
                  </>
                )}
                <a href="#check">{t('download-page.check')}</a> ·{' '}
                <a href="#requirements">{t('download-page.requirements')}</a>
              </p>
            </div>
            <p className={styles.started} role="status">
              <span>
                {t('download-page.started')}{' '}
                <a rel="nofollow" href={href}>
                  {t('download-page.start-it')}
                </a>
              </span>
            </p>
          </div>
        )
      })}
      {content.platforms.map(({ id, missing }) => (
        <p key={id} className={styles.missing} id={noInstallerId(id)} tabIndex={-1}>
          <Icon name="warning" />
          {missing}
        </p>
      ))}
    </>
  )
}

function FileOf({
  release,
  context,
  t,
}: Pick<StaticSectionProps<'download'>, 'context' | 't'> & { release: Release | null }) {
  if (!release) return <span className={styles.file} />
  return (
    <>
      <span className={styles.file}>{release.fileName ?? t('download-page.store')}</span>
      <span className={styles.size}>{formatSize(release.bytes, context.language)}</span>
    </>
  )
}

function releaseOf({ data }: StaticSectionProps<'download'>, { id }: Platform): Release | null {
  return data?.[id][0] ?? null
}

function otherReleasesOf({ data }: StaticSectionProps<'download'>, { id }: Platform): readonly Release[] {
  return data?.[id].slice(1) ?? []
}

function CardIndex() {
  return (
    <span className={styles.index} aria-hidden="true">
      A
      <Suit name="spade" />
    </span>
  )
}

function Rail() {
  return (
    <svg
      className={`no-print full relative ${styles.rail}`}
      width="0"
      height="0"
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 84C220 30 470 6 720 6C970 6 1220 30 1440 84V120H0Z" />
      <path d="M0 104C220 52 470 28 720 28C970 28 1220 52 1440 104V120H0Z" />
      <path data-theme="light" d="M0 120C220 64 470 38 720 38C970 38 1220 64 1440 120Z" />
    </svg>
  )
}
