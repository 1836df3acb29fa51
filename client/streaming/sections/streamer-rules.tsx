import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import styles from './streamer-rules.module.css'

export function StreamerRules({ id, content, t }: StaticSectionProps<'streamer-rules'>) {
  const { title, lead, rules } = content
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <ol className={`thick-above ${styles.rules}`}>
        {rules.map((rule) => (
          <li key={rule.title} className="line-below grid">
            <p className={`num ${styles.figure}`}>{rule.figure}</p>
            <div>
              <h3>{rule.title}</h3>
              <p>{rule.text}</p>
              <ClauseCite clause={rule.clause} article={t('cite.article')} />
            </div>
          </li>
        ))}
      </ol>
    </ReadingSection>
  )
}
