import { DataTable } from '#client/components/data-table.tsx'
import type { Odds } from '#shared/poker/odds.ts'
import { OWN_DEALS } from '#shared/poker/odds-run.ts'
import { handFields } from '#shared/school/odds-entries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { codesIn } from './card-entries.ts'
import { cardName } from './card-name.ts'
import styles from './odds-result.module.css'

interface OddsResultProps {
  id: string
  content: SectionContent<'odds-calculator'>
  entries: Readonly<Record<string, string>>
  odds: Odds
  language: string
}

export function OddsResult({ id, content, entries, odds, language }: OddsResultProps) {
  const { number } = formatsOf(language)
  const error = Math.max(...odds.players.map(({ standardError }) => standardError))
  const step = odds.isExact ? null : knownStep(error)
  const percent = (part: number, exactDigits = 2) => {
    const digits = step === null ? exactDigits : step < 1 ? 1 : 0
    const known = step === null ? part : (Math.round((part * 100) / step) * step) / 100
    return number(known, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })
  }
  const given = handFields.filter((field) => (entries[field] ?? '').trim() !== '')
  const hands = odds.players.map((player, index) => {
    const codes = codesIn(entries[given[index] ?? 'hand1'])
    const name = content.hand.replace('{n}', (given[index] ?? 'hand1').slice(4))
    return { ...player, name, codes, spoken: codes.map((code) => cardName(code, content)).join(', ') }
  })
  const points = number(error * 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const method = (odds.isExact ? content.exact : content.simulated)
    .replace('{deals}', number(odds.deals))
    .replace('{error}', points)
  const isCoarse = !odds.isExact && odds.deals < OWN_DEALS && error > 0.001
  const { columns } = content
  return (
    <div>
      <ul className={`stack-16 ${styles.bars}`} aria-hidden="true">
        {hands.map(({ name, codes, win, tie, equity }) => (
          <li key={name}>
            <span className="strong text-20">{codes.length > 0 ? codes.map(withSuit).join(' ') : content.unknown}</span>
            <b className="num">{percent(equity, 1)}</b>
            <svg viewBox="0 0 1000 10" preserveAspectRatio="none" width="600" height="22" aria-hidden="true">
              <rect className={styles.track} width="1000" height="10" />
              <rect className={styles.win} width={win * 1000} height="10" />
              <rect className={styles.tie} x={win * 1000} width={tie * 1000} height="10" />
            </svg>
          </li>
        ))}
      </ul>
      <p className={`quiet ${styles.method}`} role="status">
        {method} {isCoarse && content.limited}
      </p>
      <DataTable
        id={`${id}-table`}
        caption={content.result}
        columns={[
          { label: columns.hand },
          ...[columns.equity, columns.win, columns.tie].map((label) => ({ label, isFigure: true })),
          ...(odds.isExact ? [] : [{ label: columns.error, isFigure: true }]),
        ]}
        rows={hands.map(({ name, spoken, win, tie, equity, standardError }) => ({
          key: name,
          cells: [
            `${name}: ${spoken || content.unknown}`,
            ...[equity, win, tie].map((part) => percent(part)),
            ...(odds.isExact ? [] : [`± ${number(standardError * 100, { maximumFractionDigits: 2 })}`]),
          ],
        }))}
      />
    </div>
  )
}

/** In percentage points: how coarse a simulated chance is written, so that no digit is within two standard errors. */
function knownStep(standardError: number): number {
  return [0.1, 1, 5, 10].find((step) => step >= 2 * standardError * 100) ?? 25
}

const signs: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }
const withSuit = ([rank = '', suit = '']: string) => `${rank === 'T' ? '10' : rank}${signs[suit] ?? suit}`
