import { Fragment } from 'react'
import { Button } from '#client/components/button.tsx'
import { Checkbox } from '#client/components/choice.tsx'
import { Icon } from '#client/components/icon.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import { Notice } from '#client/components/notice.tsx'
import head from '#client/components/paper-head.module.css'
import { PasswordField } from '#client/components/password-field.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { TextField } from '#client/components/text-field.tsx'
import { RegionRefusal } from '#client/visitor/region-refusal.tsx'
import {
  MIN_PASSWORD_LENGTH,
  PASSWORD_PATTERN,
  type PasswordRule,
  passwordRules,
} from '#shared/account/password-rules.ts'
import styles from './sign-up.module.css'

const rules = Object.keys(passwordRules) as PasswordRule[]
const RULES_ID = 'password-rules'
const SUMMARY_ID = 'sign-up-errors'

export function SignUp(props: StaticSectionProps<'sign-up'>) {
  const { id, content, context, t, hrefTo } = props
  const isOpen = context.ruleType === null
  return (
    <section id={id} className={styles.page}>
      <Suit name="diamond" className={`no-print ${head.ghost}`} />
      <div className={`wrap columns-1024 ${styles.grid}`}>
        <div>
          <h1 className="title-64">{content.title}</h1>
          <p className={head.lead}>{content.lead}</p>
          {/* They are about the form. */}
          {isOpen && (
            <ul className={`mt-32 line-above grid ${styles.notes}`}>
              {content.notes.map(({ title, text }) => (
                <li key={title}>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
        {isOpen ? (
          <Form {...props} />
        ) : (
          <RegionRefusal
            className={`sheet ${styles.leaf}`}
            text={content.closedForm}
            context={context}
            t={t}
            hrefTo={hrefTo}
          />
        )}
      </div>
    </section>
  )
}

function Form({ content, context, site, t, hrefTo }: StaticSectionProps<'sign-up'>) {
  const { edition, jurisdiction } = site
  const age = String(jurisdiction.minimumAge)
  const errorOf = (name: FormError) => ({ what: t(`sign-up.${name}`), how: t(`sign-up.${name}-how`) })
  return (
    <form className={`sheet ${styles.leaf}`} method="post" action={edition.signUpUrl} data-form-errors="">
      <section className={styles.summary} data-error-summary="" tabIndex={-1} aria-labelledby={SUMMARY_ID} hidden>
        <h2 id={SUMMARY_ID}>{t('sign-up.errors')}</h2>
        <ul />
      </section>
      <input type="hidden" name="siteId" value={edition.signUpSiteId} />
      <input type="hidden" name="language" value={context.language} />
      <TextField
        id="email"
        type="email"
        label={t('sign-up.email')}
        errors={{ valueMissing: errorOf('no-email'), typeMismatch: errorOf('bad-email') }}
        autoComplete="email"
        required
      />
      <div>
        <PasswordField
          id="password"
          label={t('sign-up.password')}
          hint={t('sign-up.password-hint')}
          errors={{
            valueMissing: errorOf('no-password'),
            tooShort: errorOf('short-password'),
            patternMismatch: errorOf('bad-password'),
            guessable: errorOf('guessable-password'),
          }}
          revealLabel={t('sign-up.reveal')}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          pattern={PASSWORD_PATTERN}
          title={t('sign-up.password-title')}
          aria-describedby={`password-hint ${RULES_ID}`}
          data-own-words={edition.brandName}
          required
        />
        <div className={`mt-12 text-15 ${styles.rules}`} id={RULES_ID} aria-live="polite">
          <p>{t('sign-up.rules')}</p>
          <ul>
            {rules.map((rule) => (
              <li key={rule} className="row gap-8" data-rule={rule}>
                <Icon name="check" />
                {content.rules[rule]}
                <span className={`ink-responsible bold ${styles.met}`}>({t('sign-up.met')})</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Checkbox
        id="minimumAge"
        label={t('sign-up.age', { age })}
        errors={{ valueMissing: { what: t('sign-up.no-age'), how: t('sign-up.no-age-how', { age }) } }}
        required
      />
      <p className="text-15">
        {content.terms.map(({ text }) => (
          <Fragment key={text}>
            <LinkedText text={text} hrefTo={hrefTo} />{' '}
          </Fragment>
        ))}
        {t('sign-up.age-why')}{' '}
        <a href={content.ageClause.href}>
          {content.ageClause.policy} {content.ageClause.number}
        </a>
        .
      </p>
      {edition.standIns?.includes('accounts') && <Notice title={t('stand-in.title')}>{t('stand-in.accounts')}</Notice>}
      <Button look="accent" type="submit">
        {t('sign-up.submit')}
      </Button>
      <div className={`text-15 ${styles.next}`}>
        <h2>{t('sign-up.next')}</h2>
        <ol className="mt-8 gap-8 grid">
          <li>{t('sign-up.next-identity')}</li>
          <li>
            {jurisdiction.selfExclusion
              ? t('sign-up.next-register', { register: jurisdiction.selfExclusion.name })
              : t('sign-up.next-exclusion')}
          </li>
          <li>{t('sign-up.next-limits')}</li>
        </ol>
      </div>
      {edition.logInUrl && (
        <p>
          {t('sign-up.has-account')} <a href={edition.logInUrl}>{t('nav.utility.log-in')}</a>
        </p>
      )}
    </form>
  )
}

type FormError = 'no-email' | 'bad-email' | 'no-password' | 'short-password' | 'bad-password' | 'guessable-password'
