import type { LayoutProps } from '#client/components/section-props.ts'
import styles from './footer-badges.module.css'
import { hrefOfPath } from './href-of-path.ts'

type FooterBadge = LayoutProps['edition']['footerLicences'][number]

type FooterBadgesProps = Pick<LayoutProps, 'context' | 'edition' | 'jurisdiction' | 't' | 'hrefTo'>

export function FooterBadges({ context, edition, jurisdiction, t, hrefTo }: FooterBadgesProps) {
  const age = jurisdiction.badges.find(({ id }) => id === 'age')
  const isOtherAge = ({ imagePath }: FooterBadge) =>
    age && imagePath !== age.imagePath && /^\/badges\/age-\d+\.svg$/.test(imagePath)
  const text = t('footer.age', { age: String(jurisdiction.minimumAge) })
  const licences = edition.footerLicences.map((badge) =>
    age && isOtherAge(badge) ? { ...badge, imagePath: age.imagePath, label: { nl: text, en: text } } : badge,
  )
  const rows = [
    { label: t('footer.licences'), badges: licences },
    { label: t('footer.sites'), badges: edition.footerSites },
    // Nothing is praised beside what must be read, and nothing at all where people look for help.
    {
      label: t('footer.awards'),
      badges: context.topic === 'responsible-gaming' ? [] : edition.footerAwards,
      isPraise: true,
    },
  ]
  const shown = rows.filter(({ badges }) => badges.length > 0)
  const countOf = (list: typeof rows) => list.reduce((sum, { badges }) => sum + badges.length, 0)
  const looks = [
    countOf(shown.filter(({ isPraise }) => !isPraise)) === 4 && styles.four,
    countOf(shown) === 5 && styles.five,
  ]
  return (
    <div className={['stack-12', styles.rows, ...looks].filter(Boolean).join(' ')}>
      {shown.map(({ label, badges, isPraise }) => (
        <ul key={label} className={isPraise ? styles.praise : styles.row} aria-label={label}>
          {badges.map((badge) => (
            <li key={badge.imagePath}>
              <Badge
                badge={badge}
                label={badge.label[context.locale]}
                newTabLabel={t('header.new-tab')}
                hrefTo={hrefTo}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

interface BadgeProps extends Pick<LayoutProps, 'hrefTo'> {
  badge: FooterBadge
  label: string
  newTabLabel: string
}

function Badge({ badge, label, newTabLabel, hrefTo }: BadgeProps) {
  const { imagePath, url, width, height } = badge
  // What stands in brackets behind a name is about the badge, not part of its name.
  const [, name = label, note] = /^(.+?)(?: (\(.+\)))?$/.exec(label) ?? []
  const content = (
    <>
      <img src={imagePath} width={width} height={height} alt="" loading="lazy" />
      <span className={`anywhere min-0 ${styles.label}`}>
        {name} {note && <small className="text-14 ink-quiet">{note}</small>}
      </span>
    </>
  )
  const className = `row gap-16 ink-strong plain ${styles.badge}`
  if (!url) return <span className={className}>{content}</span>
  if (url.startsWith('/')) {
    return (
      <a className={className} href={hrefOfPath(url, hrefTo)}>
        {content}
      </a>
    )
  }
  return (
    <a className={className} target="_blank" rel="noopener" href={url}>
      {content}
      <span className="visually-hidden"> ({newTabLabel})</span>
    </a>
  )
}
