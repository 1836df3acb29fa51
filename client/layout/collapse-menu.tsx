import type { LayoutProps } from '#client/components/section-props.ts'
import { helpLinksOf, warningOf } from '#shared/law/jurisdictions.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import { DownloadButton } from '../components/download-button.tsx'
import { hrefOrNull } from '../components/href-or-null.ts'
import { Icon } from '../components/icon.tsx'
import { Suit } from '../components/suit.tsx'
import styles from './collapse-menu.module.css'
import { messageOf, optionalMessageOf } from './message-of.ts'
import { type NavigationEntryProps, NavigationLink } from './navigation-link.tsx'
import { RegionSelector } from './region-selector.tsx'
import { hrefOfItem, isPage } from './select-navigation.ts'

const MENU_ID = 'site-menu'

interface CollapseMenuProps extends LayoutProps {
  main: NavigationItem[]
  utilities: NavigationItem[]
  logo: React.ReactNode
  isResponsibleGaming: boolean
}

export function CollapseToggle({ t }: Pick<LayoutProps, 't'>) {
  return (
    <button
      type="button"
      className={`no-print centred ${styles.toggle}`}
      data-action="open-dialog"
      data-dialog={MENU_ID}
      popoverTarget={MENU_ID}
      aria-label={t('header.menu-open')}
    >
      <Icon name="menu" />
    </button>
  )
}

export function CollapseMenu(props: CollapseMenuProps) {
  const { context, edition, jurisdiction, main, utilities, logo, isResponsibleGaming, t, hrefTo, pathIn } = props
  const [help] = helpLinksOf(jurisdiction)
  const signUpPath = hrefOrNull('sign-up', hrefTo)
  const entry = { context, t, hrefTo }
  return (
    <dialog className={`no-print ${styles.menu}`} id={MENU_ID} popover="auto" aria-label={t('header.menu')}>
      <div className={`row ${styles.top}`}>
        {logo}
        <button
          type="button"
          className={`no-print centred ${styles.toggle}`}
          data-action="close-dialog"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('header.menu-close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <Suit name="spade" className={styles.ghost} />
      {main.length > 0 && (
        <nav className={styles.main} aria-label={t('menu.primary-nav')}>
          <ul>
            {main.map((item) => (
              <li key={item.langKey}>
                {item.children.length > 0 ? (
                  <Accordion item={item} {...entry} />
                ) : (
                  <NavigationLink item={item} {...entry} />
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(!context.isHome || help || utilities.length > 0) && (
        <nav className={styles.utility} aria-label={t('menu.utility-nav')}>
          <ul>
            {!context.isHome && (
              <li>
                <a href={hrefTo('index')}>{t('header.home')}</a>
              </li>
            )}
            {help && (
              <li>
                <a target="_blank" rel="noopener" href={help.url}>
                  {t('strip.help', { name: help.name })}
                  <span className="visually-hidden"> ({t('header.new-tab')})</span>
                </a>
              </li>
            )}
            {utilities.map((item) => (
              <li key={item.langKey}>
                <NavigationLink item={item} {...entry} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RegionSelector context={context} edition={edition} t={t} pathIn={pathIn} place="collapse" />
      <p className={styles.warning}>{warningOf(jurisdiction, context.locale)}</p>
      {!isResponsibleGaming && (
        <div className={`cluster ${styles.actions}`}>
          <DownloadButton hrefTo={hrefTo} t={t} look={context.theme === 'light' ? 'text' : 'accent'} />
          {signUpPath && (
            <a aria-current={context.pageId === 'sign-up' ? 'page' : undefined} href={signUpPath}>
              {t('nav.utility.sign-up')}
            </a>
          )}
          {edition.logInUrl && <a href={edition.logInUrl}>{t('nav.utility.log-in')}</a>}
        </div>
      )}
    </dialog>
  )
}

function Accordion({ item, ...props }: NavigationEntryProps) {
  const all = optionalMessageOf(props.t, `${item.langKey}.all`)
  const href = hrefOfItem(item, props.hrefTo)
  const isAlsoChild = item.children.some((child) => hrefOfItem(child, props.hrefTo) === href)
  return (
    <details name="menu-collapse">
      <summary className={styles.title}>
        {messageOf(props.t, item.langKey)}
        <Icon name="chevron" />
      </summary>
      {all && href && !isAlsoChild && (
        <ul className={styles.entries}>
          <li>
            <a aria-current={isPage(item, props.context.pageId) ? 'page' : undefined} href={href}>
              {all}
            </a>
          </li>
        </ul>
      )}
      <Entries items={item.children} {...props} />
    </details>
  )
}

function Entries({ items, ...props }: Omit<NavigationEntryProps, 'item'> & { items: NavigationItem[] }) {
  return (
    <ul className={styles.entries}>
      {items.map((item) => (
        <li key={item.langKey}>
          <NavigationLink item={item} {...props} />
          {item.children.length > 0 && <Entries items={item.children} {...props} />}
        </li>
      ))}
    </ul>
  )
}
