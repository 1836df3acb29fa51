import { Icon } from '#client/components/icon.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import styles from './streamer-path.module.css'

export function StreamerPath({ id, content, t }: StaticSectionProps<'streamer-path'>) {
  const { title, lead, steps, losses } = content
  const article = t('cite.article')
  return (
    <section id={id} className={styles.path}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {step.clause && <ClauseCite clause={step.clause} article={article} hasQuote={false} />}
            </li>
          ))}
        </ol>
        <div className={styles.losses}>
          <h3 className="text-28">{losses.title}</h3>
          <ul>
            {losses.items.map((loss) => (
              <li key={loss.title} className="gap-12 grid">
                <Icon name="warning" />
                <div>
                  <h4>{loss.title}</h4>
                  <p>{loss.text}</p>
                  <ClauseCite clause={loss.clause} article={article} hasQuote={false} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
