import { Emblem } from '#client/art/emblem.tsx'
import niche from '#client/art/niche.svg'
import { Trail } from '#client/components/breadcrumb.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import sweep from '#client/components/sweep.module.css'
import styles from './hall.module.css'

export function Hall({ id, content, context, t, hrefTo }: SectionProps<'hall'>) {
  const { trail, title, lead, look, items } = content
  const Heading = trail ? 'h1' : 'h2'
  const Name = trail ? 'h2' : 'h3'
  return (
    <section id={id} className={`section-64-96 ${styles[look]} ${trail ? styles.first : ''}`.trim()}>
      <div className="wrap">
        {trail && <Trail parents={trail} name={title} {...{ context, t, hrefTo }} />}
        <div className={styles.head}>
          <Heading>{title}</Heading>
          {lead && <p>{lead}</p>}
        </div>
        <ul className={`doors ${styles.items} ${look === 'pictures' ? sweep.row : ''}`.trim()}>
          {items.map(({ page, name, text, alt }, index) => (
            <li key={page}>
              {look === 'doors' && (
                <div className={`dims ${styles.door}`}>
                  <img src={niche} width="384" height="384" alt="" loading="lazy" />
                  <Emblem className={styles.emblem} format={page} width={320} />
                </div>
              )}
              {look === 'pictures' && (
                <div className={`dims ${styles.picture}`}>
                  <Picture
                    name={`feature-${page}`}
                    alt={alt ?? ''}
                    slots={[
                      [639, '76vw'],
                      [767, 'calc(100vw - 40px)'],
                      [1023, 'calc(50vw - 40px)'],
                      widthOf(index, items.length),
                    ]}
                  />
                </div>
              )}
              <Name>
                <a href={hrefTo(page)}>{name}</a>
              </Name>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Two at first, then three in a row; the last has more than half of its own. */
function widthOf(index: number, count: number): string {
  if (count > 2 && index === count - 1) return '672px'
  return index < 2 ? '588px' : '384px'
}
