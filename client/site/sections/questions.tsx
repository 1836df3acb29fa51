import { fillAmounts } from '#client/components/fill-amounts.ts'
import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './questions.module.css'

/** Questions that open to their answers. The browser does all of it, and finds the text when a reader searches the page. */
export function Questions({ id, content, context }: SectionProps<'questions'>) {
  const { title, items } = content
  return (
    <section id={id} className="section-80-112">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <h2 className="title-36">{title}</h2>
        <div className={`line-above ${styles.questions}`}>
          {items.map((item, index) => (
            <details key={item.question} className="line-below" id={`${id}-${index + 1}`}>
              <summary className="row gap-16 ink-strong">
                {item.question}
                <Icon name="chevron" />
              </summary>
              <div className={styles.answer}>
                <p>{fillAmounts(item, context)}</p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
