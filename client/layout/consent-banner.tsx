import type { LayoutProps } from '#client/components/section-props.ts'
import { CONSENT_DIALOG_ID } from '#shared/visitor/consent-config.ts'
import buttons from '../components/button.module.css'
import { Button } from '../components/button.tsx'
import styles from './consent-banner.module.css'

interface ConsentBannerProps extends Pick<LayoutProps, 't' | 'hrefTo'> {
  hasOutsideScripts: boolean
}

export function ConsentBanner({ hasOutsideScripts, t, hrefTo }: ConsentBannerProps) {
  return (
    <section className={`no-print ${styles.banner}`} aria-labelledby="consent-title" data-consent-banner="">
      <form method="post" action="/actions/consent" data-saved={t('consent.saved')} data-unsaved={t('consent.unsaved')}>
        <p id="consent-title" className={styles.title}>
          {t('consent.title')}
        </p>
        <p>
          {t('consent.text')} {hasOutsideScripts && `${t('consent.text.others')} `}
          <a href={hrefTo('cookie-policy')}>{t('consent.policy')}</a>
        </p>
        <div className={`cluster ${styles.answers}`}>
          <Button look="strong" type="submit" name="choice" value="refuse">
            {t('consent.refuse')}
          </Button>
          <Button look="strong" type="submit" name="choice" value="accept">
            {t('consent.accept')}
          </Button>
          <a
            className={buttons.text}
            data-action="open-dialog"
            data-dialog={CONSENT_DIALOG_ID}
            href={`${hrefTo('cookie-policy')}#your-choice`}
          >
            <span className={buttons.label}>{t('consent.choose')}</span>
          </a>
        </div>
      </form>
    </section>
  )
}
