import { imageFor } from '#client/art/image-manifest.ts'
import { Icon } from '#client/components/icon.tsx'
import { Picture, type Slots } from '#client/components/picture.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import styles from './press-pictures.module.css'

const slots: Slots = [[1023, 'min(380px, 100vw - 40px)'], [1247, 'calc(33vw - 126px)'], '291px']

/** The address of a picture at its highest density. */
function largestOf(picture: string): string {
  const { src, srcSet } = imageFor(picture)
  return srcSet.split(', ').at(-1)?.split(' ')[0] || src
}

/** Pictures for reports about the room, each to be kept as a file. */
export function PressPictures({ id, content }: SectionProps<'press-pictures'>) {
  const { title, lead, download, items } = content
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <ul className={`columns-1024 ${styles.pictures}`}>
        {items.map(({ picture, name, alt }) => (
          <li key={picture} className="min-0">
            <div className={styles.picture}>
              <Picture name={picture} alt={alt} slots={slots} />
            </div>
            <a className="strong gap-8 row mt-16" href={largestOf(picture)} download={`kaartkamer-${picture}.webp`}>
              <Icon name="download" />
              {fillWords(download, { name: name.toLowerCase() })}
            </a>
          </li>
        ))}
      </ul>
    </ReadingSection>
  )
}
