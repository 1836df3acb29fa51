import type { LayoutProps } from '#client/components/section-props.ts'
import { browserRoutes } from '#shared/site/browser-routes.ts'
import { DownloadButton } from '../components/download-button.tsx'
import { Icon } from '../components/icon.tsx'
import { ChatPlace } from './chat-place.tsx'
import styles from './quick-actions.module.css'

/** Pages with something better to do; those of law and responsible gaming are known by their topic, and light pages promote nothing (decision 0016). */
const pagesWithoutDownload: readonly string[] = ['error', 'download', 'sign-up', 'contact', 'blog-article']

/** Chat, download and back to top; `data-scroll`, `data-download`, `data-rested` and `data-chat` on the root element show them. */
export function QuickActions({ context, t, hrefTo, ...rest }: LayoutProps) {
  const isPromoting =
    context.theme === 'dark' && !pagesWithoutDownload.includes(context.pageId) && !browserRoutes[context.pageId]?.topic
  return (
    <aside className={`no-print row ${styles.actions}`} aria-label={t('quick-actions.label')} data-quick-actions="">
      <ChatPlace {...rest} {...{ context, t, hrefTo }} />
      {isPromoting && (
        <div className={`no-script ${styles.download}`}>
          <DownloadButton hrefTo={hrefTo} t={t} look="line" isShort />
        </div>
      )}
      <a className={`centred ${styles.top}`} data-action="to-top" aria-label={t('quick-actions.to-top')} href="#top">
        <Icon name="arrow-up" />
      </a>
    </aside>
  )
}
