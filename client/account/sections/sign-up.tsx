import links from '#client/components/button.module.css'
import { Button } from '#client/components/button.tsx'
import { Checkbox } from '#client/components/choice.tsx'
import { Icon } from '#client/components/icon.tsx'
import head from '#client/components/paper-head.module.css'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { TextField } from '#client/components/text-field.tsx'
import { PASSWORD_PATTERN } from '#shared/account/password-rules.ts'
import { PasswordField } from '../password-field.tsx'
import styles from './sign-up.module.css'

const rules = ['letters', 'numbers'] as const
const RULES_ID = 'password-rules'

/** The form that opens an account with the operator's account service; closed, with the reason, where the rule is WARNING. */
export function SignUp(props: StaticSectionProps<'sign-up'>) {
  const { id, content, context } = props
  const isOpen = context.ruleType === null
  return (
    <section id={id} className={styles.page}>
      <Suit name="diamond" className={head.ghost} />
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h1>{content.title}</h1>
          <p className={head.lead}>{content.lead}</p>
          {/* They are about the form. */}
          {isOpen && (
            <ul className={styles.notes}>
              {content.notes.map(({ title, text }) => (
                <li key={title}>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
        {isOpen ? <Form {...props} /> : <Closed {...props} />}
      </div>
    </section>
  )
}

function Form({ content, context, site, t }: StaticSectionProps<'sign-up'>) {
  const { edition, jurisdiction } = site
  return (
    <form className={styles.leaf} method="post" action={edition.signUpUrl}>
      <input type="hidden" name="siteId" value={edition.signUpSiteId} />
      <input type="hidden" name="language" value={context.language} />
      <TextField id="email" type="email" label={t('sign-up.email')} autoComplete="email" required />
      <div>
        <PasswordField
          id="password"
          label={t('sign-up.password')}
          revealLabel={t('sign-up.reveal')}
          autoComplete="new-password"
          pattern={PASSWORD_PATTERN}
          title={t('sign-up.password-title')}
          aria-describedby={RULES_ID}
          data-password-rules=""
          required
        />
        <div className={styles.rules} id={RULES_ID} aria-live="polite">
          <p>{t('sign-up.rules')}</p>
          <ul>
            {rules.map((rule) => (
              <li key={rule} data-rule={rule}>
                <Icon name="check" />
                {content.rules[rule]}
                <span className={styles.met}>({t('sign-up.met')})</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Checkbox id="minimumAge" label={t('sign-up.age', { age: String(jurisdiction.minimumAge) })} required />
      <Button look="accent" type="submit">
        {t('sign-up.submit')}
      </Button>
    </form>
  )
}

function Closed({ content, t, hrefTo }: StaticSectionProps<'sign-up'>) {
  const { title, paragraphs } = content.closedForm
  return (
    <div className={styles.leaf}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a className={links.text} href={hrefTo('region-explanation')}>
        <span className={links.label}>{t('prompts.why')}</span>
      </a>
      <a className={links.text} href={hrefTo('contact')}>
        <span className={links.label}>{t('sign-up.support')}</span>
      </a>
    </div>
  )
}
