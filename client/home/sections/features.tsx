import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './features.module.css'

export function Features({ id, content, context, t, hrefTo }: SectionProps<'features'>) {
  return (
    <section id={id} className="section-80-128">
      <div className={`wrap relative ${styles.body}`}>
        <h2 className="title-64">{content.title}</h2>
        <div className={`mt-24 ${styles.list}`}>
          {content.items.map((item, index) => (
            <details key={item.id} name={`${id}-${context.locale}`} open={index === 0}>
              <summary className="ink-quiet relative line-above bold text-17">{item.name}</summary>
              <p className="measure">
                {item.text} <a href={hrefTo(item.id)}>{t('features.more', { name: item.name })}</a>
              </p>
              <div className={`no-print sheet clip relative ${styles.picture}`}>
                <Picture
                  name={`feature-${item.id}`}
                  alt={item.alt}
                  slots={[[639, '284px'], [1023, '640px'], '728px']}
                />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
