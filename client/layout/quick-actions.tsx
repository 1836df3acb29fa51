import { DownloadButton } from '../components/download-button.tsx'
import { Icon } from '../components/icon.tsx'
import type { LayoutProps } from '../sections/section-props.ts'
import styles from './quick-actions.module.css'

/**
 * Chat, download and back to top, at the lower edge of the window. `data-scroll` and `data-rested` on the root element
 * decide what shows (`client/runtime/quick-actions.ts`).
 *
 * The chat's place is empty and takes no room. What fills it appends one button, again after each navigation, because
 * this HTML may be replaced then; it stays there while the page scrolls.
 */
export function QuickActions({ context, t, hrefTo }: LayoutProps) {
  // Nothing is promoted beside what must be read, nor in place of a page that is not there.
  const isPromoting = context.world === 'stage' && context.pageId !== 'error' && context.pageId !== 'download'
  return (
    <aside className={styles.actions} aria-label={t('quick-actions.label')} data-quick-actions="">
      <div data-chat="" />
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
