import { Icon } from '#client/components/icon.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from './conformance.module.css'

const icons = { met: 'check', partly: 'minus', unknown: 'question', unmet: 'cross' } as const

export function Conformance({ id, content, t }: StaticSectionProps<'conformance'>) {
  const { title, lead, items } = content
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <ul className={`line-above ${styles.items}`}>
        {items.map(({ name, result, how, text }) => (
          <li key={name} className="line-below grid">
            <h3 className="text-17">{name}</h3>
            <p className={styles[result]}>
              <Icon name={icons[result]} />
              {t(`conformance.${result}`)}
            </p>
            <p>{text}</p>
            <p className="quiet">{how}</p>
          </li>
        ))}
      </ul>
    </ReadingSection>
  )
}
