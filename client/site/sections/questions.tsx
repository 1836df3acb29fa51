import { Accordion } from '#client/components/accordion.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './questions.module.css'

export function Questions({ id, content, context }: SectionProps<'questions'>) {
  const { title, items } = content
  return (
    <section id={id} className="section-80-112">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <h2 className="title-36">{title}</h2>
        <Accordion
          items={items.map((item, index) => ({
            id: `${id}-${index + 1}`,
            title: item.question,
            body: <p>{fillAmounts(item, context)}</p>,
          }))}
        />
      </div>
    </section>
  )
}
