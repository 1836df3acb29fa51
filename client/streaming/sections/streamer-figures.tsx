import type { StaticSectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import styles from './streamer-figures.module.css'

export function StreamerFigures({ id, content, t }: StaticSectionProps<'streamer-figures'>) {
  return (
    <section id={id} className={styles.figures} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="quiet bold" id={`${id}-title`}>
          {content.title}
        </h2>
        <dl className="mt-24 grid">
          {content.items.map(({ value, unit, text, clause }) => (
            <div key={text}>
              <dt className="strong">
                {unit === '%' ? (
                  <b>{`${value}%`}</b>
                ) : (
                  <>
                    <b>{value}</b> {unit}
                  </>
                )}
              </dt>
              <dd>
                {text}
                <ClauseCite clause={clause} article={t('cite.article')} hasQuote={false} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
