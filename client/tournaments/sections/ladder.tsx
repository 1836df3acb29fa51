import { fillAmounts } from '#client/components/fill-amounts.ts'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './ladder.module.css'

const WIDTH = 1200
const HEIGHT = 300
const LOWEST = 70
const GAP = 6

export function Ladder({ id, content, context }: SectionProps<'ladder'>) {
  const { title, lead, steps, passes, note } = content
  const width = WIDTH / steps.length
  const heightOf = (index: number) => LOWEST + ((HEIGHT - LOWEST) * index) / (steps.length - 1)
  return (
    <section id={id} className="section-80-112">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <svg className={`full block ${styles.stairs}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {steps.map((step, index) => {
            const top = HEIGHT - heightOf(index)
            return (
              <g key={step.title}>
                <rect className={styles.block} x={index * width} y={top} width={width - GAP} height={HEIGHT - top} />
                <path className={styles.edge} d={`M${index * width} ${top + 4}h${width - GAP}`} />
                <text className={styles.number} x={index * width + 28} y={top + 62}>
                  {index + 1}
                </text>
              </g>
            )
          })}
        </svg>
        <ol className={`stack-24 ${styles.steps}`}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="text-lead">{step.title}</h3>
              <p className="num">{fillAmounts(step, context)}</p>
            </li>
          ))}
        </ol>
        <h3 className={styles.title}>{passes.title}</h3>
        <dl className={`num stack-16 mt-16 ${styles.passes}`}>
          {passes.items.map((item) => (
            <div key={item.term}>
              <dt className="bold">{item.term}</dt>
              <dd>{fillAmounts(item, context)}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet mt-24 measure">{note}</p>
      </div>
    </section>
  )
}
