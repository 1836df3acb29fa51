import type { SectionContent } from '#shared/site/sections.ts'
import styles from './exclusions.module.css'

type ExclusionsProps = NonNullable<SectionContent<'promotion-terms'>['conditions']['exclusions']>

/** Who gets nothing of a promotion, across the whole width: in a narrow column this is the longest of its conditions. */
export function Exclusions({ term, items }: ExclusionsProps) {
  return (
    <dl className={`mt-16 line-above ${styles.exclusions}`}>
      <dt className="strong">{term}</dt>
      <dd>
        <ul className="text-15">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}
