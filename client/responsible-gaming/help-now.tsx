import { Icon } from '#client/components/icon.tsx'
import type { HelpContacts } from '#shared/responsible-gaming/help-contacts.ts'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { CallHelpline } from './call-helpline.tsx'
import styles from './help-now.module.css'

interface HelpNowProps {
  contacts: HelpContacts
  t: Translate<InteractiveMessages>
  hrefTo: (pageId: string) => string
}

/** What somebody can do this minute: call, stop for a day, stop everywhere. */
export function HelpNow({ contacts: { helpline, register }, t, hrefTo }: HelpNowProps) {
  return (
    <div className={`stack-16 ${styles.now}`}>
      <CallHelpline helpline={helpline} t={t} />
      <dl className="stack-12">
        <div>
          <dt className="ink-help bold">{t('help.pause')}</dt>
          <dd>{t('help.pause-how')}</dd>
        </div>
        {register ? (
          <div>
            <dt className="ink-help bold">{t('help.register', { name: register.name })}</dt>
            <dd>
              {t('help.register-how', { months: register.minimumMonths })}{' '}
              <a className="link-target" target="_blank" rel="noopener" href={register.url}>
                {new URL(register.url).host}
                <Icon name="external" />
                <span className="visually-hidden"> ({t('calculator.new-tab')})</span>
              </a>
            </dd>
          </div>
        ) : (
          <div>
            <dt className="ink-help bold">{t('help.close')}</dt>
            <dd>
              <a href={`${hrefTo('responsible-gaming-stop')}#self-exclusion`}>{t('help.close-how')}</a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
