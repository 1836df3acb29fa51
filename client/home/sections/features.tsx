import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './features.module.css'

export function Features({ id, content, context, t, hrefTo }: SectionProps<'features'>) {
  return (
    <section id={id} className="section-80-128">
      <div className={`wrap ${styles.body}`}>
        <h2>{content.title}</h2>
        <div className={styles.list}>
          {content.items.map((item, index) => (
            <details key={item.id} name={`${id}-${context.locale}`} open={index === 0}>
              <summary>{item.name}</summary>
              <p>
                {item.text} <a href={hrefTo(item.id)}>{t('features.more', { name: item.name })}</a>
              </p>
              <div className={`no-print ${styles.picture}`}>
                <Picture name={`feature-${item.id}`} alt={item.alt} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
