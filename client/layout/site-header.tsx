import type { NavigationItem } from '#shared/navigation.ts'
import { DownloadButton } from '../components/download-button.tsx'
import { Icon } from '../components/icon.tsx'
import { Suit } from '../components/suit.tsx'
import type { LayoutProps } from '../sections/section-props.ts'
import { messageOf } from './message-of.ts'
import { NavigationGroup } from './navigation-group.tsx'
import { NavigationLink } from './navigation-link.tsx'
import neighbours from './page-neighbours.module.css'
import {
  hrefOfItem,
  type KnownNavigation,
  selectBarUtilities,
  selectGroup,
  selectHelpLink,
  selectShown,
} from './select-navigation.ts'
import styles from './site-header.module.css'

const MENU_ID = 'site-menu'

/** Logo, menus and, below the group that the page belongs to, its neighbours. */
export function SiteHeader(props: LayoutProps) {
  const { context, edition, navigations, utilNavigations, t, hrefTo } = props
  const isPaper = context.world === 'paper'
  const help = selectHelpLink(utilNavigations)
  // The logo and the plain link lead home already.
  const known = createKnownNavigation(props)
  const main = selectShown(navigations, known).filter(({ routerName }) => routerName !== 'index')
  const utilities = selectShown(utilNavigations, known).filter(
    ({ path, routerName }) => path !== help?.path && (isPaper || routerName !== 'download'),
  )
  const group = context.isHome ? null : selectGroup(main, context.pageId)
  const { isFull, shown } = selectBarUtilities(main, utilities)
  const link = (item: NavigationItem) => ({ item, context, t, hrefTo })

  return (
    <header className={isPaper ? styles.paper : styles.stage}>
      <div className={`wrap ${isFull ? styles.full : styles.bar}`}>
        <a className={styles.logo} href={hrefTo('index')}>
          <img
            src={isPaper ? edition.blackLogoPath : edition.logoPath}
            width={edition.logoWidth}
            height={edition.logoHeight}
            alt={t('header.logo', { brandName: edition.brandName })}
          />
        </a>
        {help && (
          <a className={styles.help} target="_blank" rel="noopener" href={help.path}>
            <Suit name="heart" className={styles.heart} />
            {t('header.help')}
            <span className="visually-hidden"> ({t('header.new-tab')})</span>
          </a>
        )}
        <button type="button" className={styles.open} popoverTarget={MENU_ID} aria-label={t('header.menu-open')}>
          <Icon name="menu" />
        </button>
        <div className={styles.menu} id={MENU_ID} popover="auto">
          <button
            type="button"
            className={styles.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('header.menu-close')}
          >
            <Icon name="close" />
          </button>
          <Suit name="spade" className={styles.ghost} />
          <nav className={styles.main} aria-label={t('header.primary-nav')}>
            <ul>
              {main.map((item) => (
                <li key={item.langKey}>
                  {item.children.length > 0 ? <NavigationGroup {...link(item)} /> : <NavigationLink {...link(item)} />}
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.utility} aria-label={t('header.utility-nav')}>
            <ul>
              {!context.isHome && (
                <li>
                  <a href={hrefTo('index')}>{t('header.home')}</a>
                </li>
              )}
              {utilities.map((item) => (
                <li key={item.langKey} className={shown.includes(item) ? undefined : styles.menuOnly}>
                  <NavigationLink {...link(item)} />
                </li>
              ))}
              {!isPaper && (
                <li>
                  <DownloadButton hrefTo={hrefTo} t={t} look="line" isShort />
                </li>
              )}
              {help && (
                <li className={`${styles.menuOnly} ${styles.menuHelp}`}>
                  <NavigationLink {...link(help)} />
                </li>
              )}
            </ul>
          </nav>
        </div>
      </div>
      {group && (
        <nav
          className={neighbours.neighbours}
          aria-label={t('header.section-nav', { group: messageOf(t, group.langKey) })}
        >
          <ul className="wrap">
            {group.children.map((item) => (
              <li key={item.langKey}>
                <NavigationLink {...link(item)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

function createKnownNavigation({ t, hrefTo }: LayoutProps): KnownNavigation {
  return {
    hasMessage: (key) => messageOf(t, key) !== key,
    hasPage: (item) => hrefOfItem(item, hrefTo) !== null,
  }
}
