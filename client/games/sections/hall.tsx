import { Emblem } from '#client/art/emblem.tsx'
import niche from '#client/art/niche.svg'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './hall.module.css'

/** Pages side by side, each behind its own door. With a trail it is the head of a page, else it leads on from one. */
export function Hall({ id, content, context, t, hrefTo }: SectionProps<'hall'>) {
  const { trail, title, lead, look, items, note } = content
  const Heading = trail ? 'h1' : 'h2'
  const Name = trail ? 'h2' : 'h3'
  return (
    <section id={id} className={`${styles.hall} ${styles[look]} ${trail ? styles.first : ''}`.trim()}>
      <div className="wrap">
        {trail && (
          <Breadcrumb
            label={t('breadcrumb.label')}
            steps={[
              ...trail.map(({ label, page }) => ({ label, path: hrefTo(page) })),
              { label: title, path: hrefTo(context.pageId) },
            ]}
          />
        )}
        <div className={styles.head}>
          <Heading>{title}</Heading>
          {lead && <p>{lead}</p>}
        </div>
        <ul className={styles.items}>
          {items.map(({ page, name, text, alt }) => (
            <li key={page}>
              {look === 'doors' && (
                <div className={styles.door}>
                  <img src={niche} width="384" height="384" alt="" />
                  <Emblem className={styles.emblem} format={page} width={320} />
                </div>
              )}
              {look === 'pictures' && (
                <div className={styles.picture}>
                  <Picture name={`feature-${page}`} alt={alt ?? ''} />
                </div>
              )}
              <Name>
                <a href={hrefTo(page)}>{name}</a>
              </Name>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  )
}
