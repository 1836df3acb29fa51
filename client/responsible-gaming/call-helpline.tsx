import { Icon } from '#client/components/icon.tsx'
import type { HelpContacts } from '#shared/responsible-gaming/help-contacts.ts'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import styles from './call-helpline.module.css'

interface CallHelplineProps {
  helpline: HelpContacts['helpline']
  t: Translate<InteractiveMessages>
}

/** Somebody to talk to, in one tap: the number, or the address of a service that has none. */
export function CallHelpline({ helpline: { name, phone, url }, t }: CallHelplineProps) {
  return (
    <p className="cluster gap-12">
      {phone ? (
        <a className={`row gap-12 plain bold ${styles.call}`} href={`tel:${phone.replace(/[ -]/g, '')}`}>
          <Icon name="phone" />
          <span>
            {t('help.call', { name })} <span className="num">{phone}</span>
          </span>
        </a>
      ) : (
        <a className={`row gap-12 plain bold ${styles.call}`} target="_blank" rel="noopener" href={url}>
          {t('help.visit', { name })}
          <Icon name="external" />
          <span className="visually-hidden"> ({t('calculator.new-tab')})</span>
        </a>
      )}
    </p>
  )
}
