import { ContentLink } from '#client/components/content-link.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './representative.module.css'

export function Representative({ id, content, t, hrefTo }: SectionProps<'representative'>) {
  const { title, lines, mail, answer, links } = content
  const shared = { look: 'text', hrefTo, newTabLabel: t('header.new-tab') } as const
  return (
    <section id={id} className="wrap section-64-96">
      <div className={`columns-1024 loose line-around ${styles.row}`}>
        <div>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <ContentLink link={mail} {...shared} />
          <p>{answer}</p>
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <ContentLink link={link} {...shared} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
