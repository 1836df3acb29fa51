import { Button } from '#client/components/button.tsx'
import { Switch } from '#client/components/choice.tsx'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { type OptionalCategory, optionalCategories } from '#shared/visitor/consent.ts'
import type { ConsentConfig } from '#shared/visitor/consent-config.ts'
import styles from './consent-form.module.css'

interface ConsentFormProps {
  /** Unique on the page. */
  id: string
  scripts: ConsentConfig['scripts']
  allowed: readonly OptionalCategory[]
  /** Whether the visitor's browser refuses for them. */
  hasSignal: boolean
  t: Translate<Messages>
}

/** Yes or no for each category, and all of them at once. It is sent as a form, and works as one. */
export function ConsentForm({ id, scripts, allowed, hasSignal, t }: ConsentFormProps) {
  return (
    <form className={styles.form} method="post" action="/actions/consent" data-saved={t('consent.saved')}>
      <p className={styles.signal} hidden={!hasSignal} data-privacy-signal="">
        {t('consent.signal')}
      </p>
      <Switch
        id={`${id}-necessary`}
        label={t('consent.necessary')}
        hint={t('consent.necessary.text')}
        defaultChecked
        disabled
      />
      {optionalCategories.map((category) => {
        const isEmpty = category === 'marketing' && !scripts.some((script) => script.category === category)
        return (
          <Switch
            key={category}
            id={`${id}-${category}`}
            name={category}
            label={t(`consent.${category}`)}
            hint={t(isEmpty ? 'consent.marketing.none' : `consent.${category}.text`)}
            defaultChecked={allowed.includes(category)}
          />
        )
      })}
      <div className={styles.answers}>
        <Button look="strong" type="submit" name="choice" value="save">
          {t('consent.save')}
        </Button>
        <Button look="line" type="submit" name="choice" value="refuse">
          {t('consent.refuse-all')}
        </Button>
        <Button look="line" type="submit" name="choice" value="accept">
          {t('consent.accept-all')}
        </Button>
      </div>
    </form>
  )
}
