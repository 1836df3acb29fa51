import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import styles from './penalty-ladder.module.css'

const STEP = 40
const HEIGHT = 28

export function PenaltyLadder({ id, content, t }: StaticSectionProps<'penalty-ladder'>) {
  const { title, lead, rungs, aside } = content
  const article = t('cite.article')
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <ol className={`grid ${styles.ladder}`}>
        {rungs.map(({ name, text, clause }, index) => (
          <li key={name} className="line-below grid">
            <svg className="full block" viewBox={`0 0 ${STEP * rungs.length} ${HEIGHT}`} aria-hidden="true">
              <rect className={styles.bar} width={STEP * (index + 1)} height={HEIGHT} />
              <path className={styles.chip} d={`M${STEP * (index + 1) - 6} 0v${HEIGHT}`} />
            </svg>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <ClauseCite clause={clause} article={article} hasQuote={false} />
            </div>
          </li>
        ))}
      </ol>
      <div className={`mt-32 ${styles.aside}`}>
        <h3>{aside.title}</h3>
        <ul>
          {aside.items.map(({ text, clause }) => (
            <li key={text}>
              <p>{text}</p>
              <ClauseCite clause={clause} article={article} hasQuote={false} />
            </li>
          ))}
        </ul>
      </div>
    </ReadingSection>
  )
}
