import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './chip-steps.module.css'

export function ChipSteps({ id, content }: SectionProps<'chip-steps'>) {
  return (
    <section id={id} className="section-64-96">
      <div className="wrap">
        <SectionHead title={content.title} lead={content.lead} />
        <ol className={content.look ? styles[content.look] : styles.list}>
          {content.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
