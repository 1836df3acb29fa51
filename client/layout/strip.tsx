import type { LayoutProps } from '#client/components/section-props.ts'
import { helpLinksOf, warningOf } from '#shared/law/jurisdictions.ts'
import { Icon } from '../components/icon.tsx'
import { knownNavigation } from './known-navigation.ts'
import { messageOf } from './message-of.ts'
import { hrefOfItem, selectShown, selectStripUtilities } from './select-navigation.ts'
import styles from './strip.module.css'

export function Strip({ context, edition, jurisdiction, utilNavigations, t, hrefTo }: LayoutProps) {
  const [help] = helpLinksOf(jurisdiction)
  const isCare = context.topic === 'responsible-gaming'
  const utilities = isCare ? [] : selectStripUtilities(selectShown(utilNavigations, knownNavigation({ t, hrefTo })))
  return (
    <aside className={styles.strip} data-strip="" aria-label={t('strip.label')}>
      <div className={`wrap row ${styles.row}`}>
        <span className={`centred ${styles.age}`} aria-hidden="true">
          {jurisdiction.minimumAge}+
        </span>
        <p className={styles.warning}>{warningOf(jurisdiction, context.locale)}</p>
        {utilities.length > 0 && (
          <div className={`no-print ${styles.utilities}`}>
            {utilities.map((item) => (
              <a key={item.langKey} className="plain" href={hrefOfItem(item, hrefTo) ?? undefined}>
                {messageOf(t, item.langKey)}
              </a>
            ))}
          </div>
        )}
        <div className={`no-print row ${styles.side}`}>
          {/* Here where the header has no room for them beside its menus, and there where this line has none. */}
          <a className={`gap-8 plain ${styles.search}`} data-action="search" href={hrefTo('search')}>
            <Icon name="search" />
            {t('search.open')}
          </a>
          {edition.logInUrl && !isCare && (
            <a className={`gap-8 plain ${styles.logIn}`} href={edition.logInUrl}>
              {t('nav.utility.log-in')}
            </a>
          )}
          {help && (
            <a className={`gap-8 plain ${styles.help}`} target="_blank" rel="noopener" href={help.url}>
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
