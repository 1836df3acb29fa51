import { formatDay } from '#client/components/format-day.ts'
import { groupHash } from '#client/components/format-release.ts'
import { Icon } from '#client/components/icon.tsx'
import head from '#client/components/paper-head.module.css'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { clausesOf } from '#shared/policies/policies.ts'
import { PolicyChanges } from '../policy-changes.tsx'
import { PolicyChapters } from '../policy-chapters.tsx'
import { PolicyContents } from '../policy-contents.tsx'
import frame from '../policy-frame.module.css'
import { PolicyVersions } from '../policy-versions.tsx'
import styles from './policy.module.css'

const WORDS_PER_MINUTE = 200

type Props = SectionProps<'policy'>

export function Policy(props: Props) {
  const { id, content, t, context } = props
  const { text, stops, previous, time } = content
  return (
    <article
      id={id}
      className={styles.policy}
      data-permalink={content.path}
      data-done={t('policy.copied')}
      data-refused={t('policy.copy-refused')}
    >
      <Title {...props} />
      {previous && text.changes.length > 0 && <PolicyChanges content={content} previous={previous} t={t} />}
      <PolicyVersions stops={stops} shown={text.version} language={context.language} t={t} />
      <div className={`wrap ${frame.frame} ${styles.document}`}>
        <PolicyContents content={content} t={t} />
        <div className={`min-0 ${styles.body}`}>
          <div className={`no-print ${styles.bar}`}>
            <p>{t('policy.numbers')}</p>
            <p className={styles.margin}>
              {t('policy.note')} <small>{t('policy.note.not-binding')}</small>
            </p>
          </div>
          <PolicyChapters content={content} t={t} />
          {time !== 'future' && <Proof {...props} />}
        </div>
      </div>
    </article>
  )
}

function Title({ content, t, context: { language } }: Props) {
  const { text, suit, prevails, time, stops, currentPath } = content
  const next = stops[stops.findIndex(({ version }) => version === text.version) + 1]
  const date = formatDay((time === 'past' && next?.effective) || text.effective, language)
  return (
    <header className={`clip relative ${styles.title}`}>
      <Suit name={suit} className={`no-print ${head.ghost}`} />
      <div className="wrap relative">
        <p className={`quiet row ${head.shelf}`}>
          <Suit name={suit} className={head.mark} />
          {t('policy.shelf')}
        </p>
        <h1>{text.title}</h1>
        {time !== 'now' && (
          <p className={`mt-24 gap-16 line-around flex ${styles.old}`} data-old-version>
            <Icon name="warning" />
            <span>
              <b className="block">{t(`policy.old.${time}`, { date })}</b>{' '}
              {stops.some((stop) => stop.time === 'now') && <a href={currentPath}>{t('policy.old.link')}</a>}
            </span>
          </p>
        )}
        <p className={head.lead}>{text.intro.map((run) => run.text).join('')}</p>
        <dl className={`line-above grid ${styles.imprint}`}>
          <div>
            <dt>{t('policy.version')}</dt>
            <dd className="num">{text.version}</dd>
          </div>
          <div>
            <dt>{t(`policy.effective.${time}`)}</dt>
            <dd>{formatDay(text.effective, language)}</dd>
          </div>
          <div>
            <dt>{t('policy.published')}</dt>
            <dd>{formatDay(text.published, language)}</dd>
          </div>
          <div>
            <dt>{t('policy.prevails')}</dt>
            <dd className={styles.capital}>{prevails}</dd>
          </div>
          <div>
            <dt>{t('policy.reading-time')}</dt>
            <dd>{t('policy.minutes', { count: readingMinutes(content) })}</dd>
          </div>
        </dl>
      </div>
    </header>
  )
}

function readingMinutes({ text }: Props['content']): number {
  const words = clausesOf(text).reduce((sum, { plain }) => sum + plain.split(/\s+/).length, 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function Proof({ content: { text, path }, t }: Props) {
  return (
    <section className={`quiet mt-48 line-above ${styles.proof}`}>
      <h2>{t('policy.authentic')}</h2>
      <p>{t('policy.hash', { version: text.version })}</p>
      <code>
        {groupHash(text.sha256).map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, their place tells them apart
          <span key={`${at}${group}`}>{group} </span>
        ))}
      </code>
      <p>
        <a href="/policies.json">{t('policy.all-versions')}</a> <a href={path}>{t('policy.permalink')}</a>
      </p>
    </section>
  )
}
