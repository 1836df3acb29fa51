import type { LayoutProps } from '#client/components/section-props.ts'
import { LocalSiteLink } from '#client/visitor/local-site-link.tsx'
import links from '../components/button.module.css'
import { hrefOrNull } from '../components/href-or-null.ts'
import { Picture } from '../components/picture.tsx'
import { SearchForm } from '../components/search-form.tsx'
import styles from './error-page.module.css'

interface ErrorPageProps extends Pick<LayoutProps, 'context' | 't' | 'hrefTo'> {
  status: number
  path: string
}

/** What stands in a page's place: 403 without a way back but with the reason, 404 and everything else (as 500) with one. */
export function ErrorPage({ status, path, context, t, hrefTo }: ErrorPageProps) {
  if (status === 403) {
    const explanation = hrefOrNull('region-explanation', hrefTo)
    return (
      <section className={styles.shut}>
        <div className={`no-print ${styles.door}`}>
          <Picture
            name="room-shut"
            alt={t('ERROR_403_IMAGE')}
            isFirst
            slots={['1920px']}
            others={[
              { name: 'room-shut-phone', media: '(max-width: 39.9375em)', slots: ['400px'] },
              { name: 'room-shut-tablet', media: '(max-width: 63.9375em)', slots: ['1024px'] },
            ]}
          />
        </div>
        <div className={`wrap ${styles.before}`}>
          <div className="stack-24">
            <h1>{t('ERROR_403_HEADING')}</h1>
            <p>{t('ERROR_403_TEXT')}</p>
            {context.reason && <p data-reason="">{context.reason}</p>}
            <LocalSiteLink context={context} className={links.accent} t={t} />
            {explanation && (
              <a className={links.text} href={explanation}>
                <span className={links.label}>{t('visitor-dialogs.why')}</span>
              </a>
            )}
          </div>
        </div>
      </section>
    )
  }
  const isMissing = status === 404
  return (
    <section className={styles.error}>
      <div className={styles.frame}>
        <Picture
          className={isMissing ? `${styles.art} ${styles.misdeal}` : styles.art}
          name={isMissing ? 'misdeal-stage' : 'time-out-stage'}
          alt=""
          isFirst
          slots={isMissing ? ['1440px'] : [[767, '864px'], '1440px']}
          others={isMissing ? [{ name: 'misdeal-stage-phone', media: '(max-width: 47.9375em)', slots: ['768px'] }] : []}
        />
      </div>
      <div className={`wrap stack-24 ${styles.text}`}>
        <h1>{t(isMissing ? 'ERROR_404_TITLE' : 'ERROR_500_TITLE')}</h1>
        <div>
          <p className="strong">{t(isMissing ? 'ERROR_404_HEADING' : 'ERROR_500_HEADING')}</p>
          <p>{t(isMissing ? 'ERROR_404_TEXT' : 'ERROR_500_TEXT')}</p>
          <p className="quiet mt-8 anywhere">{isMissing ? t('ERROR_404_MESSAGE', { path }) : t('ERROR_UNEXPECTED')}</p>
        </div>
        <div className={`cluster ${styles.actions}`}>
          <button type="button" className={`${links.accent} no-script`} data-action="back" data-home={hrefTo('index')}>
            {t(isMissing ? 'ERROR_404_BACK' : 'ERROR_500_BACK')}
          </button>
          <a className={links.text} href={hrefTo('index')}>
            {t('header.home')}
          </a>
        </div>
        {isMissing && <SearchForm id="missing-page" path={hrefTo('search')} t={t} />}
      </div>
    </section>
  )
}
