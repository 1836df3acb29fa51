import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './mistake-list.module.css'

/** Each mistake with its price and its remedy side by side. */
export function MistakeList({ id, content, hrefTo }: SectionProps<'mistake-list'>) {
  const { title, lead, labels, mistakes, note } = content
  return (
    <section id={id} className="section-64-96">
      <div className="wrap">
        <h2 className="title-36">{title}</h2>
        <p className="measure mt-16 text-17">
          <LinkedText text={lead} hrefTo={hrefTo} />
        </p>
        <ol className={`mt-32 grid ${styles.list}`}>
          {mistakes.map(({ name, text, cost, instead }) => (
            <li key={name} className={styles.mistake}>
              <div>
                <h3>{name}</h3>
                <p className="mt-8 text-17">
                  <LinkedText text={text} hrefTo={hrefTo} />
                </p>
              </div>
              <dl className={styles.answer}>
                <div>
                  <dt>{labels.cost}</dt>
                  <dd>
                    <LinkedText text={cost} hrefTo={hrefTo} />
                  </dd>
                </div>
                <div className={styles.instead}>
                  <dt>{labels.instead}</dt>
                  <dd>
                    <LinkedText text={instead} hrefTo={hrefTo} />
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
        <p className="quiet measure mt-24">
          <LinkedText text={note} hrefTo={hrefTo} />
        </p>
      </div>
    </section>
  )
}
