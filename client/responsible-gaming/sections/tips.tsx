import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './tips.module.css'

export function Tips({ id, content }: SectionProps<'tips'>) {
  const List = content.isOrdered ? 'ol' : 'ul'
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <List className={`columns-640 ${styles.tips}`}>
        {content.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="loose text-17">{title}</h3>
            <p className="loose">{text}</p>
          </li>
        ))}
      </List>
    </ReadingSection>
  )
}
