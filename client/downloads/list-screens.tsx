import { fillAmounts } from '#client/components/fill-amounts.ts'
import { formatAmount } from '#client/components/format-amount.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import styles from './list-screens.module.css'
import { PhoneFrame, pauseName, type ScreenProps } from './phone-frame.tsx'

/** The next tournaments, as the timetable has them. */
export function LobbyScreen({ content: { lobby }, data, context, t, site }: ScreenProps) {
  const { language, timeZone } = context
  const amount = (value: number) => formatAmount(value, context)
  const choice = lobby.choice.replace('{amount}', amount(site.edition.featuredBuyIn))
  const rows = (data.upcoming ?? []).map(({ name, start, buyIn, guarantee }) => ({
    ...writeEventTimes({ at: start, timeZone, language }),
    start,
    name,
    price: `${t('series.buy-in')} ${amount(buyIn.amount)}`,
    promise: guarantee && `${t('series.guarantee')} ${amount(guarantee.amount)}`,
  }))
  const says = rows.map(({ day, clock, name, price, promise }) =>
    [`${day} ${clock} ${name}`, price, promise].filter(Boolean).join(', '),
  )
  return (
    <PhoneFrame
      alt={lobby.alt}
      says={says.length > 0 ? says.map((line) => `${line}.`) : [lobby.empty]}
      heading={lobby.heading}
      pause={pauseName(data)}
      tab="home"
    >
      <span className={styles.choice}>{choice}</span>
      {rows.length === 0 && <span>{lobby.empty}</span>}
      {rows.map(({ day, clock, start, name, price, promise }) => (
        <span key={`${start} ${name}`} className={styles.event}>
          <span className={styles.time}>
            {clock}
            <small>{day}</small>
          </span>
          <span className="min-0">
            <b>{name}</b>
            <small>{price}</small>
            {promise && <small>{promise}</small>}
          </span>
        </span>
      ))}
    </PhoneFrame>
  )
}

/** What there is at a table besides cards: on or off, as it is the first time. */
export function ExtrasScreen({ content: { extras }, data }: ScreenProps) {
  return (
    <PhoneFrame
      alt={extras.alt}
      says={data.extras.map(({ name, first }) => `${name}: ${first}.`)}
      heading={extras.heading}
      pause={pauseName(data)}
      tab="user"
    >
      {data.extras.map(({ name, first }) => (
        <span key={name} className={styles.line}>
          <b>{name}</b>
          <span className={styles.state}>
            {first}
            <span className={`${styles.switch} ${first === extras.on ? styles.on : ''}`.trim()} />
          </span>
        </span>
      ))}
    </PhoneFrame>
  )
}

/** The limits, and how soon a change of each counts. */
export function LimitsScreen({ content: { limits }, data, t }: ScreenProps) {
  const rows = data.limits.map(({ name, lower, higher }) => ({
    name,
    lower: `${t('responsible-gaming.lower')}: ${lower}`,
    higher: `${t('responsible-gaming.higher')}: ${higher}`,
  }))
  return (
    <PhoneFrame
      alt={limits.alt}
      says={rows.map(({ name, lower, higher }) => `${name}. ${lower}. ${higher}.`)}
      heading={limits.heading}
      pause={pauseName(data)}
      tab="user"
    >
      {rows.map(({ name, lower, higher }) => (
        <span key={name} className={styles.limit}>
          <b>{name}</b>
          <small>{lower}</small>
          <small>{higher}</small>
        </span>
      ))}
    </PhoneFrame>
  )
}

/** Every way to pay in and out: how long it takes, what it costs, and the least. */
export function CashierScreen({ content: { cashier }, data, context, t, site }: ScreenProps) {
  const { cost, least } = data.deposits
  const { deposits, withdrawals } = site.edition.payments
  const rowsOf = (means: typeof deposits) =>
    means.map(({ method, days: [from, to] }) => ({
      name: t(`payments.${method}`),
      time: t('payments.days', { from, to }),
    }))
  const groups = [
    { title: cashier.heading, rows: rowsOf(deposits) },
    { title: cashier.withdraw, rows: rowsOf(withdrawals) },
  ]
  const rules = [`${cashier.cost} ${fillAmounts(cost, context)}`, `${cashier.least} ${fillAmounts(least, context)}`]
  return (
    <PhoneFrame
      alt={cashier.alt}
      says={[
        ...groups.map(({ title, rows }) => `${title}: ${rows.map(({ name, time }) => `${name}, ${time}`).join('; ')}.`),
        ...rules.map((rule) => `${rule}.`),
      ]}
      heading={cashier.heading}
      pause={pauseName(data)}
      tab="coin"
    >
      {groups.map(({ title, rows }, index) => (
        <span key={title} className={styles.group}>
          {index > 0 && <span className={styles.title}>{title}</span>}
          {rows.map(({ name, time }) => (
            <span key={name} className={styles.line}>
              <b>{name}</b>
              <small>{time}</small>
            </span>
          ))}
        </span>
      ))}
      <span className={styles.rules}>
        {rules.map((rule) => (
          <small key={rule}>{rule}</small>
        ))}
      </span>
    </PhoneFrame>
  )
}
