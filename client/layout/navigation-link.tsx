import type { LayoutProps } from '#client/components/section-props.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import { Emblem, hasEmblem } from '../art/emblem.tsx'
import niche from '../art/niche.svg'
import { Icon } from '../components/icon.tsx'
import { messageOf, optionalMessageOf } from './message-of.ts'
import styles from './navigation-link.module.css'
import { hrefOfItem, isPage } from './select-navigation.ts'

export interface NavigationEntryProps extends Pick<LayoutProps, 'context' | 't' | 'hrefTo'> {
  item: NavigationItem
}

export function NavigationLink(props: NavigationEntryProps) {
  return (
    <EntryLink className={styles.link} {...props}>
      <Label {...props} />
    </EntryLink>
  )
}

export function NavigationCard(props: NavigationEntryProps) {
  const { item, t } = props
  const text = optionalMessageOf(t, `${item.langKey}.text`)
  const name = item.langKey.slice(item.langKey.lastIndexOf('.') + 1)
  const isFormat = hasEmblem(name)
  return (
    <EntryLink className={isFormat ? `${styles.card} ${styles.pictured}` : styles.card} {...props}>
      {isFormat && (
        <span className={styles.stand}>
          <img src={niche} width="96" height="96" alt="" loading="lazy" />
          <Emblem format={name} width={84} className={styles.emblem} />
        </span>
      )}
      <span>
        <span className={`cluster ${styles.title}`}>
          <Label {...props} />
        </span>
        {text && <span className={`quiet ${styles.text}`}>{text}</span>}
      </span>
    </EntryLink>
  )
}

function Label({ item, t }: NavigationEntryProps) {
  return (
    <>
      {messageOf(t, item.langKey)}
      {item.badge && <span className={styles.badge}>{messageOf(t, item.badge)}</span>}
      {item.siteType === 'external' && (
        <>
          <Icon name="external" />
          <span className="visually-hidden"> ({t('header.new-tab')})</span>
        </>
      )}
    </>
  )
}

interface EntryLinkProps extends NavigationEntryProps {
  className: string | undefined
  children: React.ReactNode
}

function EntryLink({ item, context, hrefTo, className, children }: EntryLinkProps) {
  const href = hrefOfItem(item, hrefTo)
  if (href === null) return <span className={className}>{children}</span>
  return (
    <a
      className={className}
      aria-current={isPage(item, context.pageId) ? 'page' : undefined}
      {...(item.siteType === 'external' && { target: '_blank', rel: 'noopener' })}
      href={href}
    >
      {children}
    </a>
  )
}
