import type { LayoutProps } from '#client/components/section-props.ts'
import { platforms } from '#shared/site/navigation.ts'
import looks from './button.module.css'
import styles from './download-button.module.css'
import { hrefOrNull } from './href-or-null.ts'
import { Icon } from './icon.tsx'

interface DownloadButtonProps extends Pick<LayoutProps, 't' | 'hrefTo'> {
  look: 'accent' | 'line' | 'text'
  isShort?: boolean
}

/**
 * Leads to the downloads and, unless it is short, names the visitor's platform once that is known. All its labels lie upon each other, so it
 * has its width from the start; `hidden` is for readers without our style. Nothing where the edition has no downloads.
 */
export function DownloadButton({ hrefTo, t, look, isShort = false }: DownloadButtonProps) {
  const href = hrefOrNull('download', hrefTo)
  if (href === null) return null
  const underlined = look === 'text' ? looks.label : undefined
  return (
    <a
      className={`${looks[look]} ${isShort ? styles.short : ''}`.trim()}
      data-action="download"
      data-home={hrefTo('index')}
      href={href}
    >
      {isShort && <Icon name="download" />}
      {isShort ? (
        t('download.unknown')
      ) : (
        <span className={look === 'text' ? `${styles.labels} ${styles.start}` : styles.labels}>
          <span className={underlined}>{t('download.unknown')}</span>
          {platforms.map((platform) => (
            <span key={platform} className={underlined} data-platform-label={platform} hidden>
              {t(`download.${platform}`)}
            </span>
          ))}
        </span>
      )}
    </a>
  )
}
