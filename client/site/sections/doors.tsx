import { fillAmounts } from '#client/components/fill-amounts.ts'
import { Icon } from '#client/components/icon.tsx'
import { Picture } from '#client/components/picture.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import sweep from '#client/components/sweep.module.css'
import styles from './doors.module.css'

export function Doors({ id, content, context, data, hrefTo }: StaticSectionProps<'doors'>) {
  const { title, lead, look } = content
  const states: Readonly<Record<string, string>> = data ?? {}
  // No door leads to a promotion that is over, or not there yet.
  const items = content.items.filter(({ page }) => (states[page] ?? 'running') === 'running')
  return (
    <section id={id} className={`section-80-112 ${styles.section}`}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={`doors ${styles.threes} ${styles[look]} ${look === 'pictures' ? sweep.row : ''}`.trim()}>
          {items.map((item, index) => (
            <li key={item.page} className="relative min-0 anywhere">
              {item.scene && (
                <span className={`no-print clip block dims ${styles.frame}`}>
                  <DoorPicture scene={item.scene} index={index} count={items.length} />
                </span>
              )}
              <h3 className="row-target text-22 gap-16">
                <a className="plain hover-line cover" href={hrefTo(item.page)}>
                  {item.name}
                </a>
                <Icon name="arrow" />
              </h3>
              <p className="num">{fillAmounts(item, context)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface DoorPictureProps {
  scene: string
  index: number
  count: number
}

/** The part of a scene that its card shows: a wide one where a row has but two cards, or one that rows of two left over. */
function DoorPicture({ scene, index, count }: DoorPictureProps) {
  const isAlone = index === count - 1 && index % 2 === 0
  const isWide = index < (2 * (3 - (count % 3))) % 6
  const wide = [isAlone && '(min-width: 40em) and (max-width: 63.9375em)', isWide && '(min-width: 64em)'].filter(
    Boolean,
  )
  return (
    <Picture
      name={`${scene}-card`}
      alt=""
      slots={[[639, '76vw'], [1023, 'calc(50vw - 38px)'], '382px']}
      others={
        wide.length > 0
          ? [{ name: `${scene}-wide`, media: wide.join(', '), slots: [[1023, 'calc(100vw - 50px)'], '586px'] }]
          : []
      }
    />
  )
}
