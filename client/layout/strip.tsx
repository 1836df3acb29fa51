import type { LayoutProps } from '#client/components/section-props.ts'
import { helpLinksOf, warningOf } from '#shared/law/jurisdictions.ts'
import { Icon } from '../components/icon.tsx'
import styles from './strip.module.css'

export function Strip({ context, edition, jurisdiction, t, hrefTo }: LayoutProps) {
  const [help] = helpLinksOf(jurisdiction)
  return (
    <aside className={styles.strip} data-strip="" aria-label={t('strip.label')}>
      <div className={`wrap row ${styles.row}`}>
        <span className={`centred ${styles.age}`} aria-hidden="true">
          {jurisdiction.minimumAge}+
        </span>
        <p className={styles.warning}>{warningOf(jurisdiction, context.locale)}</p>
        <div className={`no-print row ${styles.side}`}>
          {/* Both here where the header has no room for them beside its menus, and there where this line has none. */}
          <a className={styles.search} data-action="search" href={hrefTo('search')}>
            <Icon name="search" />
            {t('search.open')}
          </a>
          {edition.logInUrl && context.topic !== 'responsible-gaming' && (
            <a className={styles.logIn} href={edition.logInUrl}>
              {t('nav.utility.log-in')}
            </a>
          )}
          {help && (
            <a className={styles.help} target="_blank" rel="noopener" href={help.url}>
              {t('strip.help', { name: help.name })}
              <span className="visually-hidden"> ({t('header.new-tab')})</span>
            </a>
          )}
          <span className="no-script">
            <span className="visually-hidden">{t('strip.clock')}: </span>
            <time className={`num ${styles.clock}`} data-clock="" />
          </span>
        </div>
      </div>
    </aside>
  )
}
