import { DownloadButton } from './download-button.tsx'
import styles from './download-offer.module.css'
import type { LayoutProps } from './section-props.ts'

/**
 * The download button where it is offered to everybody. A visitor whose rule is BLOCKED reads in its place why there is
 * none (region-rules.md, R06): both are in the HTML, which visitors of every rule share, and the root element's rule shows one.
 */
export function DownloadOffer({ t, hrefTo }: Pick<LayoutProps, 't' | 'hrefTo'>) {
  return (
    <>
      <span className={styles.offer}>
        <DownloadButton look="accent" hrefTo={hrefTo} t={t} />
      </span>
      <p className={styles.refusal} hidden>
        {t('download.blocked')} <a href={hrefTo('region-explanation')}>{t('visitor-dialogs.why')}</a>
      </p>
    </>
  )
}
