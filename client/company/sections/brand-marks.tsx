import { Icon } from '#client/components/icon.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import styles from './brand-marks.module.css'

export function BrandMarks({ id, content }: SectionProps<'brand-marks'>) {
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <ul className={`columns-640 ${styles.marks}`}>
        {content.items.map(({ file, name }) => (
          <li key={file}>
            <span className={`grid ${styles.ground}`} data-theme={file === 'logo' ? 'dark' : 'light'}>
              <img src={`/brand/${file}.svg`} alt="" width="226" height="48" loading="lazy" />
            </span>
            <a className="strong gap-8 row" href={`/brand/${file}.svg`} download={`kaartkamer-${file}.svg`}>
              <Icon name="download" />
              {fillWords(content.download, { name: name.toLowerCase() })}
            </a>
          </li>
        ))}
      </ul>
    </ReadingSection>
  )
}
