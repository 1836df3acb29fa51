import type { NavigationItem } from '#shared/navigation.ts'
import { Icon } from '../components/icon.tsx'
import type { LayoutProps } from '../sections/section-props.ts'
import { messageOf } from './message-of.ts'
import styles from './navigation-link.module.css'
import { hrefOfItem } from './select-navigation.ts'

export interface NavigationEntryProps extends Pick<LayoutProps, 'context' | 't' | 'hrefTo'> {
  item: NavigationItem
}

/** One entry of a menu: its label, its badge, and an arrow when it leaves the site. */
export function NavigationLink({ item, context, t, hrefTo }: NavigationEntryProps) {
  const isExternal = item.siteType === 'external'
  const href = hrefOfItem(item, hrefTo)
  if (href === null) return <span className={styles.link}>{messageOf(t, item.langKey)}</span>
  return (
    <a
      className={styles.link}
      aria-current={item.routerName === context.pageId ? 'page' : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
      href={href}
    >
      {messageOf(t, item.langKey)}
      {item.badge && <span className={styles.badge}>{messageOf(t, item.badge)}</span>}
      {isExternal && (
        <>
          <Icon name="external" />
          <span className="visually-hidden"> ({t('header.new-tab')})</span>
        </>
      )}
    </a>
  )
}
