import { fillAmounts } from '#client/components/fill-amounts.ts'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './steps.module.css'

export function Steps({ id, content, context }: SectionProps<'steps'>) {
  const { title, lead, steps, note } = content
  return (
    <section id={id} className="section-80-112">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={`columns-768 ${styles.steps}`}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="num">{fillAmounts(step, context)}</p>
            </li>
          ))}
        </ol>
        {note && <p className="quiet mt-24 measure">{note}</p>}
      </div>
    </section>
  )
}
