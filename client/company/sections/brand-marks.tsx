import { Icon } from '#client/components/icon.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import styles from './brand-marks.module.css'

export function BrandMarks({ id, content }: SectionProps<'brand-marks'>) {
  return (
    <section id={id} className="wrap section-64-96">
      <SectionHead title={content.title} lead={content.lead} />
      <ul className={`columns-640 ${styles.marks}`}>
        {content.items.map(({ file, name }) => (
          <li key={file}>
            <span className={`line-around grid ${styles.ground}`} data-theme={file === 'logo' ? 'dark' : 'light'}>
              <img src={`/brand/${file}.svg`} alt="" width="226" height="48" loading="lazy" />
            </span>
            <a className="strong gap-8 row" href={`/brand/${file}.svg`} download={`kaartkamer-${file}.svg`}>
              <Icon name="download" />
              {fillWords(content.download, { name: name.toLowerCase() })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
