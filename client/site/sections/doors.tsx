import { fillAmounts } from '#client/components/fill-amounts.ts'
import { Icon } from '#client/components/icon.tsx'
import { Picture } from '#client/components/picture.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './doors.module.css'

export function Doors({ id, content, context, hrefTo }: SectionProps<'doors'>) {
  const { title, lead, look, items } = content
  return (
    <section id={id} className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles[look]}>
          {items.map((item) => (
            <li key={item.page}>
              {item.scene && (
                <span className={styles.frame}>
                  <Picture name={item.scene} alt="" />
                </span>
              )}
              <h3>
                <a className={styles.link} href={hrefTo(item.page)}>
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
