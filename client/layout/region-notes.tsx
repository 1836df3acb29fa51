import type { LayoutProps } from '#client/components/section-props.ts'
import styles from './site-header.module.css'

/** What is to be known of each region that can be chosen here; the browser shows the chosen one's. */
export function RegionNotes({ context, edition, jurisdiction, isOpenTo, t }: LayoutProps) {
  const nameOf = (currency: string) => currencyName(currency, context.language)
  const notes = edition.footerRegions.flatMap(({ id, countryName, note }) => {
    if (!note) return []
    const { currency, help } = note
    return [
      <p key={id} className={`no-print wrap ${styles.note}`} id={`region-${id}`} data-region-note={id} hidden>
        <b>{countryName}</b>
        {': '}
        {/* The lowest age: that of the licence, wherever it is read. */}
        {isOpenTo(id.toUpperCase())
          ? [
              t('region-note.age', { age: String(jurisdiction.ages[0]) }),
              t('region-note.currency', {
                own: nameOf(edition.currency),
                theirs: nameOf(currency),
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
  if (notes.length === 0) return null
  return [
    ...notes,
    // Of a region that only the address tells.
    <p key="unkept" className={`no-print wrap ${styles.note}`} hidden>
      {t('region-note.unkept')}
    </p>,
  ]
}

/** The name of a currency as it stands within a sentence: “the euro”, where a list has “Euro”. */
function currencyName(currency: string, language: string): string {
  const named = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  return named.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency
}
