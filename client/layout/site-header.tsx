import type { LayoutProps } from '#client/components/section-props.ts'
import { helpLinksOf } from '#shared/law/jurisdictions.ts'
import { browserRoutes } from '#shared/site/browser-routes.ts'
import { DownloadButton } from '../components/download-button.tsx'
import { hrefOrNull } from '../components/href-or-null.ts'
import { Icon } from '../components/icon.tsx'
import { Suit } from '../components/suit.tsx'
import { CollapseMenu, CollapseToggle } from './collapse-menu.tsx'
import { knownNavigation } from './known-navigation.ts'
import { messageOf } from './message-of.ts'
import { NavigationGroup } from './navigation-group.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { RegionNotes } from './region-notes.tsx'
import { RegionSelector } from './region-selector.tsx'
import { pagesWithOwnLink, selectBarUtilities, selectGroup, selectMain, selectShown } from './select-navigation.ts'
import { choiceAttributes, selectRegions } from './select-regions.ts'
import styles from './site-header.module.css'

export function SiteHeader(props: LayoutProps) {
  const { context, edition, jurisdiction, navigations, utilNavigations, ambassadors, t, hrefTo, pathIn } = props
  const isPaper = context.theme === 'light'
  // Nothing is promoted beside responsible gaming: no games, no download, no account.
  const isResponsibleGaming = browserRoutes[context.pageId]?.topic === 'responsible-gaming'
  const known = knownNavigation(props)
  const all = selectMain(selectShown(navigations, known), ambassadors.length)
  const main = isResponsibleGaming ? [] : all
  const [help] = helpLinksOf(jurisdiction)
  // Help has its own link, to the nearest: another would have the same name.
  const isHelp = (path: string) => jurisdiction.helplines.some(({ url }) => url === path)
  const utilities = selectShown(utilNavigations, known).filter(
    ({ routerName, path }) => !pagesWithOwnLink.includes(routerName) && !isHelp(path),
  )
  const barUtilities = selectBarUtilities(main, utilities)
  const otherLanguages = selectRegions(edition, context.locale, pathIn).languages.filter(({ isCurrent }) => !isCurrent)
  const group = context.isHome ? null : selectGroup(all, context.pageId)
  const signUpPath = isResponsibleGaming ? null : hrefOrNull('sign-up', hrefTo)
  const logInUrl = isResponsibleGaming ? null : edition.logInUrl
  const downloadPath = isResponsibleGaming ? null : hrefOrNull('download', hrefTo)
  const entry = { context, t, hrefTo }
  const currentOn = (pageId: string) => (context.pageId === pageId ? 'page' : undefined)
  const logo = (
    <a className={styles.logo} href={hrefTo('index')}>
      <img
        src={isPaper ? edition.blackLogoPath : edition.logoPath}
        width={edition.logoWidth}
        height={edition.logoHeight}
        alt={t('header.logo', { brandName: edition.brandName })}
      />
    </a>
  )

  return (
    <header
      className={isResponsibleGaming ? `${styles.paper} ${styles.responsible}` : isPaper ? styles.paper : styles.stage}
    >
      <div className={`wrap row ${styles.bar}`}>
        {logo}
        {main.length > 0 && (
          <nav className={`no-print ${styles.main}`} aria-label={t('header.primary-nav')}>
            <ul>
              {main.map((item) => (
                <li key={item.langKey}>
                  {item.children.length > 0 ? (
                    <NavigationGroup item={item} ambassadors={ambassadors} {...entry} />
                  ) : (
                    <NavigationLink item={item} {...entry} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav className={`no-print ${styles.side}`} aria-label={t('header.utility-nav')}>
          <ul>
            <li className={styles.wide}>
              {context.isHome ? (
                <RegionSelector context={context} edition={edition} t={t} pathIn={pathIn} place="bar" />
              ) : (
                <a href={hrefTo('index')}>{t('header.home')}</a>
              )}
            </li>
            {/* Home has them in its region selector. */}
            {!context.isHome &&
              otherLanguages.map(({ id, label, language, href, locale }) => (
                <li key={id} className={styles.wide}>
                  <a hrefLang={language} lang={language} {...choiceAttributes(edition, locale)} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            {barUtilities.map((item) => (
              <li key={item.langKey} className={styles.wide}>
                <NavigationLink item={item} {...entry} />
              </li>
            ))}
            {logInUrl && (
              <li className={`${styles.tall} ${styles.logIn}`}>
                <a href={logInUrl}>{t('nav.utility.log-in')}</a>
              </li>
            )}
            {signUpPath && (
              <li className={styles.tall}>
                <a aria-current={currentOn('sign-up')} href={signUpPath}>
                  {t('nav.utility.sign-up')}
                </a>
              </li>
            )}
            {downloadPath && (
              <li className={styles.tall}>
                {isPaper ? (
                  <a data-action="download" data-home={hrefTo('index')} href={downloadPath}>
                    {t('download.unknown')}
                  </a>
                ) : (
                  <DownloadButton hrefTo={hrefTo} t={t} look="line" isShort />
                )}
              </li>
            )}
          </ul>
        </nav>
        <a
          className={`no-print centred ${styles.search}`}
          data-action="search"
          aria-label={t('search.open')}
          aria-current={currentOn('search')}
          href={hrefTo('search')}
        >
          <Icon name="search" />
        </a>
        {help && (
          <a className={`no-print row ${styles.help}`} target="_blank" rel="noopener" href={help.url}>
            <Suit name="heart" className={styles.heart} />
            {t('header.help')}
            <span className="visually-hidden"> ({t('header.new-tab')})</span>
          </a>
        )}
        <CollapseToggle t={t} />
      </div>
      {group && (
        <nav
          className="no-print"
          data-neighbours=""
          aria-label={t('header.section-nav', { group: messageOf(t, group.langKey) })}
        >
          <ul className="wrap">
            {group.children.map((item) => (
              <li key={item.langKey}>
                <NavigationLink item={item} {...entry} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RegionNotes {...props} />
      <CollapseMenu
        {...props}
        main={main}
        utilities={utilities}
        logo={logo}
        isResponsibleGaming={isResponsibleGaming}
      />
    </header>
  )
}
