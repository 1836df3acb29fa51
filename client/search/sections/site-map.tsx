import { PageTrail } from '#client/components/breadcrumb.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from './site-map.module.css'

export function SiteMap({ id, content, data, context, t, hrefTo }: StaticSectionProps<'site-map'>) {
  return (
    <section id={id} className={`wrap ${styles.map}`}>
      <PageTrail name={content.title} {...{ context, t, hrefTo }} />
      <h1>{content.title}</h1>
      <p className={`mt-12 text-lead ${styles.lead}`}>{content.lead}</p>
      <div className={styles.groups}>
        {(data ?? []).map(({ shelf, pages }) => (
          <section key={shelf} aria-labelledby={`shelf-${shelf}`}>
            <h2 id={`shelf-${shelf}`}>{t(`site-map.${shelf}`)}</h2>
            <ul className="mt-8">
              {pages.map(({ title, path, depth }) => (
                <li key={path} data-depth={depth}>
                  <a className="row-target" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
