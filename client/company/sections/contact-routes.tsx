import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { termsOf } from '#shared/law/jurisdictions.ts'
import styles from './contact-routes.module.css'

export function ContactRoutes({ id, content, context, site, t, hrefTo }: StaticSectionProps<'contact-routes'>) {
  const { title, lead, isHelp, routes } = content
  const isListed = (url: string) => routes.some(({ link }) => 'href' in link && hostOf(link.href) === hostOf(url))
  const nearest = site.jurisdiction.helplines.slice(0, isHelp ? 1 : 0).filter(({ url }) => !isListed(url))
  const links = { look: 'text', hrefTo, newTabLabel: t('header.new-tab') } as const
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <ul className={`columns-640 sheet ${styles.routes}`}>
        {nearest.map((helpline) => (
          <li key={helpline.url} className={`column ${styles.route}`}>
            <h3>{helpline.name}</h3>
            <p>{termsOf(helpline, context.locale)}</p>
            <p className={styles.link}>
              <ContentLink link={{ label: hostOf(helpline.url), href: helpline.url }} {...links} />
            </p>
            {helpline.phone && (
              <p className={styles.link}>
                <a className="num" href={`tel:${helpline.phone.replace(/[ -]/g, '')}`}>
                  {helpline.phone}
                </a>
              </p>
            )}
          </li>
        ))}
        {routes.map(({ title, text, link, hours }) => (
          <li key={title} className={`column ${styles.route}`}>
            <h3 className="text-17">{title}</h3>
            <p>{text}</p>
            <p className={styles.link}>
              <ContentLink link={link} {...links} />
            </p>
            <p className={`quiet row gap-8 ${styles.hours}`}>
              <Icon name="clock" />
              {hours}
            </p>
          </li>
        ))}
      </ul>
    </ReadingSection>
  )
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
