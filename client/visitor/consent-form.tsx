import { Button } from '#client/components/button.tsx'
import { Switch } from '#client/components/choice.tsx'
import type { LayoutProps } from '#client/components/section-props.ts'
import type { OptionalCategory } from '#shared/visitor/consent.ts'
import styles from './consent-form.module.css'

interface ConsentFormProps extends Pick<LayoutProps, 't'> {
  id: string
  /** Those that are asked for. */
  categories: readonly OptionalCategory[]
  allowed: readonly OptionalCategory[]
  hasSignal: boolean
}

export function ConsentForm({ id, categories, allowed, hasSignal, t }: ConsentFormProps) {
  return (
    <form
      className="stack-16 mt-16 measure"
      method="post"
      action="/actions/consent"
      data-saved={t('consent.saved')}
      data-unsaved={t('consent.unsaved')}
    >
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
      {categories.map((category) => (
        <Switch
          key={category}
          id={`${id}-${category}`}
          name={category}
          label={t(`consent.${category}`)}
          hint={t(`consent.${category}.text`)}
          defaultChecked={allowed.includes(category)}
        />
      ))}
      <div className={`cluster gap-8 ${styles.answers}`}>
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
