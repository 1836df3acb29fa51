import { Checkbox } from '#client/components/choice.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import { Icon } from '#client/components/icon.tsx'
import { numberError } from '#client/components/number-error.ts'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import { TextField } from '#client/components/text-field.tsx'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import { useDay } from '#client/runtime/visitor-day.ts'
import { computeNetDepositRoom } from '#shared/responsible-gaming/net-deposit.ts'
import { monthStart } from '#shared/site/calendar-days.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { readNumber } from '#shared/site/read-number.ts'
import { CallHelpline } from '../call-helpline.tsx'
import { usePrivateForm } from '../use-private-form.ts'
import styles from './net-deposit.module.css'

/** What the law leaves somebody to deposit this month. Nothing leaves the form; without a script, an example. */
export function NetDeposit({ id, content, context, t, hrefTo }: SectionProps<'net-deposit'>) {
  const { title, lead, fields, result, worked, privacy, help, rules, stopClause, contactClause, article } = content
  const { entries, left, form } = usePrivateForm()
  const today = useDay(context.timeZone)
  if (!rules) return null

  const money = { language: context.language, currency: rules.currency }
  const amount = (value: number) => formatAmount(value, money)
  const numberOf = (name: string) => readNumber(entries[name] ?? '', context.language)
  const [deposited, withdrawn] = [numberOf('deposited'), numberOf('withdrawn')]
  const room = computeNetDepositRoom(
    { isYoungAdult: entries.young === 'on', deposited, withdrawn, ownLimit: numberOf('limit') },
    rules,
  )
  const words = {
    age: rules.adultFrom,
    stop: amount(room.stop),
    contact: amount(room.contactMoment),
    ...(room.net !== null && {
      net: amount(room.net),
      deposited: amount(deposited.value ?? 0),
      withdrawn: amount(withdrawn.value ?? 0),
    }),
    ...(room.room !== null && { room: amount(room.room) }),
    ...(today && {
      day: formatsOf(context.language)
        .date(monthStart(today, 1), { day: 'numeric', month: 'long', timeZone: 'UTC' })
        .replace(' ', '\u00a0'),
    }),
  }
  const field = (name: 'deposited' | 'withdrawn' | 'limit') => ({
    id: `${id}-${name}`,
    name,
    label: name === 'limit' ? fields.ownLimit : fields[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    error: left.has(`${id}-${name}`) ? numberError(entries[name] ?? '', { language: context.language, t }) : undefined,
  })
  const inputs = { deposited: field('deposited'), withdrawn: field('withdrawn'), limit: field('limit') }
  const wrong = Object.values(inputs).find(({ error }) => error)
  const rows = [
    { term: content.rows.stop, amounts: rules.netDepositStop, clause: stopClause, source: rules.sources[1] },
    { term: content.rows.contact, amounts: rules.contactMoment, clause: contactClause, source: rules.sources[0] },
  ]

  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <dl className={`columns-768 ${styles.rules}`}>
        {rows.map(({ term, amounts, clause, source }) => (
          <div key={term}>
            <dt className="strong">{term}</dt>
            <dd className="num">
              <b className="ink-help">{amount(amounts.adult)}</b> {fillWords(content.rows.adult, words)}
              <br />
              <b className="ink-help">{amount(amounts.youngAdult)}</b> {fillWords(content.rows.youngAdult, words)}
            </dd>
            <dd>
              <TelephoneFold label={content.rows.source}>
                <ClauseCite clause={clause} article={article} />
                {source?.url && (
                  <p className={`quiet ${styles.source}`}>
                    {content.rows.source}:{' '}
                    <a target="_blank" rel="noopener" href={source.url}>
                      {source.title}
                      <span className="visually-hidden"> ({content.newTab})</span>
                    </a>
                  </p>
                )}
              </TelephoneFold>
            </dd>
          </div>
        ))}
      </dl>
      <form className={`no-script columns-768 ${styles.form}`} {...form}>
        <div className={styles.fields}>
          <Checkbox id={`${id}-young`} name="young" label={fields.isYoungAdult} />
          <TextField {...inputs.deposited} />
          <TextField {...inputs.withdrawn} hint={fields.withdrawnHint} />
          <TextField {...inputs.limit} />
          <button type="reset" className={`no-print underlined ${styles.clear}`}>
            {fields.clear}
          </button>
        </div>
        <div className={`stack-12 ${styles.result}`}>
          <div role="status">
            {wrong?.error && (
              <p className="visually-hidden">
                {wrong.label}: {wrong.error.what} {wrong.error.how}
              </p>
            )}
            <p className={styles.room}>
              {/* Of the other amount alone there is nothing to say, nor to ask. */}
              {!(deposited.problem || withdrawn.problem) &&
                fillWords(
                  result[
                    room.isStopped ? 'stopped' : room.room !== null ? 'room' : room.net !== null ? 'below' : 'empty'
                  ],
                  words,
                )}
            </p>
            {room.net !== null && <p className="num">{fillWords(result.formula, words)}</p>}
            {room.needsContact !== null && (
              <p>{fillWords(room.needsContact ? result.contact : result.noContact, words)}</p>
            )}
          </div>
          <Meter share={room.net === null ? 0 : room.net / room.stop} />
          <p className={styles.renews}>{today && fillWords(result.renews, words)}</p>
          <p className="text-15 gap-8 flex">
            <Icon name="lock" />
            {privacy}
          </p>
          <ContentLink link={help} look="text" hrefTo={hrefTo} newTabLabel={content.newTab} />
          {content.contacts && room.net !== null && <CallHelpline helpline={content.contacts.helpline} t={t} />}
        </div>
      </form>
      <div className={`mt-24 ${styles.worked}`}>
        <TelephoneFold label={worked.title}>
          <h3>{worked.title}</h3>
          <p>{worked.text}</p>
          <table className="num">
            <tbody>
              {worked.rows.map((row) => (
                <tr key={row.term}>
                  <th scope="row">{row.term}</th>
                  <td>{amount(row.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{worked.result}</p>
        </TelephoneFold>
      </div>
    </ReadingSection>
  )
}

function Meter({ share }: { share: number }) {
  const width = Math.round(Math.min(1, Math.max(0, share)) * 600)
  return (
    <svg className={styles.meter} viewBox="0 0 600 14" aria-hidden="true" preserveAspectRatio="none">
      <rect className={styles.track} width="600" height="14" />
      <rect className={styles.gone} width={width} height="14" />
      <path className={styles.dashes} d="M0 7H600" />
    </svg>
  )
}
