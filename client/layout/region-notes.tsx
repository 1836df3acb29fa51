import type { LayoutProps } from '#client/components/section-props.ts'
import styles from './site-header.module.css'

/** What is to be known of each region that can be chosen here; the browser shows the chosen one's. */
export function RegionNotes({ context, edition, jurisdiction, isOpenTo, t }: LayoutProps) {
  const currencies = new Intl.DisplayNames(context.language, { type: 'currency' })
  return edition.footerRegions.flatMap(({ id, countryName, note }) => {
    if (!note) return []
    const { currency, help } = note
    return [
      <p key={id} className={`no-print wrap ${styles.note}`} data-region-note={id} hidden>
        <b>{countryName}</b>
        {': '}
        {isOpenTo(id.toUpperCase())
          ? [
              t('region-note.age', { age: String(jurisdiction.minimumAge) }),
              t('region-note.currency', {
                own: currencies.of(edition.currency) ?? edition.currency,
                theirs: currencies.of(currency) ?? currency,
              }),
            ].join(' ')
          : t('region-note.closed')}{' '}
        <a target="_blank" rel="noopener" href={help.url}>
          {t('strip.help', { name: help.name })}
          <span className="visually-hidden"> ({t('header.new-tab')})</span>
        </a>
      </p>,
    ]
  })
}
