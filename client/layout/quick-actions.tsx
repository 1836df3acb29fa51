import type { LayoutProps } from '#client/components/section-props.ts'
import { DownloadButton } from '#client/downloads/download-button.tsx'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import { Icon } from '../components/icon.tsx'
import { ChatPlace } from './chat-place.tsx'
import styles from './quick-actions.module.css'

/** Pages with something better to do; those of law and responsible gaming are known by their topic (decision 0049). */
const pagesWithoutDownload: readonly string[] = ['error', 'download', 'sign-up', 'contact', 'blog-article']

/**
 * Chat, download and back to top, at the lower edge of the window. `data-scroll`, `data-rested` and `data-chat` on the
 * root element decide what shows (`client/runtime/quick-actions.ts`, `client/runtime/chat/start-chat.ts`).
 */
export function QuickActions({ context, t, hrefTo, ...rest }: LayoutProps) {
  const isPromoting = !pagesWithoutDownload.includes(context.pageId) && !(routes as RouteTable)[context.pageId]?.topic
  return (
    <aside className={styles.actions} aria-label={t('quick-actions.label')} data-quick-actions="">
      <ChatPlace {...rest} {...{ context, t, hrefTo }} />
      {isPromoting && (
        <div className={styles.download}>
          <DownloadButton hrefTo={hrefTo} t={t} look="line" isShort />
        </div>
      )}
      <a className={styles.top} data-action="to-top" aria-label={t('quick-actions.to-top')} href="#top">
        <Icon name="arrow-up" />
      </a>
    </aside>
  )
}
