import type { LayoutProps } from '#client/components/section-props.ts'
import buttons from '../components/button.module.css'
import styles from './preview-page.module.css'
import { dayText, type PreviewModel, placeText } from './preview-place.ts'

interface PreviewLink {
  name: 'open' | 'WARNING' | 'BLOCKED' | 'ontario' | 'unknown' | 'whitelist'
  example: {
    preview: PreviewModel
    ruleKey: string | null
    ruleType: string | null
    isShown: boolean
    href: string
  } | null
}

export type PreviewPageContent =
  | { type: 'matrix'; date: string; until: string; editions: { id: string; host: string; links: PreviewLink[] }[] }
  | { type: 'refusal'; title: string; text: string; link: { label: string; href: string } | null }

export interface PreviewPageProps extends Pick<LayoutProps, 't'> {
  content: PreviewPageContent
  logo: { src: string; width: number; height: number; alt: string }
  language: string
}

export function PreviewPage(props: PreviewPageProps) {
  const { content, logo } = props
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <a href="/">
          <img {...logo} alt={logo.alt} />
        </a>
      </header>
      <main className={`wrap ${styles.main}`} id="main">
        {content.type === 'matrix' ? (
          <Matrix {...props} {...content} />
        ) : (
          <>
            <h1>{content.title}</h1>
            <p className={`text-lead measure ${styles.lead}`}>{content.text}</p>
            {content.link && (
              <p>
                <a className={buttons.line} href={content.link.href}>
                  {content.link.label}
                </a>
              </p>
            )}
          </>
        )}
      </main>
    </>
  )
}

type MatrixProps = Extract<PreviewPageContent, { type: 'matrix' }> & Pick<PreviewPageProps, 't' | 'language'>

function Matrix({ date, until, editions, t, language }: MatrixProps) {
  return (
    <>
      <h1>{t('preview.matrix.title')}</h1>
      <p className={`text-lead measure ${styles.lead}`}>
        {t('preview.matrix.lead', { date: dayText(date, { language }), until })}
      </p>
      <form className={`cluster ${styles.day}`} action="/preview/matrix">
        <label className="strong grid">
          {t('preview.matrix.date')}
          <input type="date" name="date" required defaultValue={date} />
        </label>
        <button className={buttons.line} type="submit">
          {t('preview.matrix.show')}
        </button>
      </form>
      <div className={`columns-768 ${styles.editions}`}>
        {editions.map(({ id, host, links }) => (
          <section key={id} aria-labelledby={`edition-${id}`}>
            <h2 className="text-28" id={`edition-${id}`}>
              {id}
            </h2>
            <p className="text-14 ink-quiet">{host}</p>
            <ul className="mt-12 line-above">
              {links.map(({ name, example }) => (
                <li key={name} className="line-below grid">
                  <span className="text-14 ink-quiet">{t(`preview.class.${name}`)}</span>
                  {example ? (
                    <>
                      <a
                        className="row-target ink-strong"
                        aria-current={example.isShown ? 'true' : undefined}
                        href={example.href}
                      >
                        {placeText(example.preview, { t, language })}
                      </a>
                      <span className="text-14 ink-quiet">
                        {[example.ruleKey, example.ruleType, example.isShown && t('preview.matrix.current')]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </>
                  ) : (
                    <span className="text-14 ink-quiet">{t('preview.matrix.none')}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <form method="post" action="/actions/end-preview">
        <button className={buttons.line} type="submit">
          {t('preview.end')}
        </button>
      </form>
    </>
  )
}
