import type { LayoutProps } from '#client/components/section-props.ts'
import { helpLinkOf, warningOf } from '#shared/law/jurisdictions.ts'
import { Icon } from '../components/icon.tsx'
import styles from './strip.module.css'

/** The slim line above every page: what the law demands to be said about gambling, where there is help, and what time it is. */
export function Strip({ context, jurisdiction, t, hrefTo }: LayoutProps) {
  const help = helpLinkOf(jurisdiction)
  return (
    <aside className={styles.strip} data-strip="" aria-label={t('strip.label')}>
      <div className={`wrap ${styles.row}`}>
        <span className={styles.age} aria-hidden="true">
          {jurisdiction.minimumAge}+
        </span>
        <p className={styles.warning}>{warningOf(jurisdiction, context.locale)}</p>
        <div className={styles.side}>
          {/* Here where the header has no room for it beside its menus, and there where this line has none. */}
          <a className={styles.search} data-action="search" href={hrefTo('search')}>
            <Icon name="search" />
            {t('search.open')}
          </a>
          {help && (
            <a className={styles.help} target="_blank" rel="noopener" href={help.url}>
              {t('strip.help', { name: help.name })}
              <span className="visually-hidden"> ({t('header.new-tab')})</span>
            </a>
          )}
          <span className={styles.time}>
            <span className="visually-hidden">{t('strip.clock')}: </span>
            <time className={`num ${styles.clock}`} data-clock="" />
          </span>
        </div>
      </div>
    </aside>
  )
}
