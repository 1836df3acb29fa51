import { DataTable } from '#client/components/data-table.tsx'
import { divideByDeal } from '#shared/poker/deal.ts'
import type { DealQuestion } from '#shared/school/deal-entries.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import type { SectionContent } from '#shared/site/sections.ts'

interface DealResultProps {
  id: string
  content: SectionContent<'deal-calculator'>
  deal: DealQuestion
  language: string
  /** An amount in cents, as it is written. */
  money: (cents: number) => string
}

/** Three ways to divide the prizes, the chances that one of them follows from, and that one worked out player by player. */
export function DealResult({ id, content, deal, language, money }: DealResultProps) {
  const { players, prizes } = deal
  const { number } = formatsOf(language)
  const percent = (part: number) =>
    number(part, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const pool = prizes.reduce((sum, prize) => sum + prize, 0)
  const shares = divideByDeal(
    players.map(({ stack }) => stack),
    prizes,
  )
  const rows = shares.map((share, index) => {
    const player = players[index] ?? { number: 0, stack: 0 }
    return { ...share, ...player, name: noBreak(content.player.replace('{n}', `${player.number}`)) }
  })
  const most = rows.toSorted((one, other) => other.byChips - one.byChips)[0]
  const places = players.map((_, place) => noBreak(content.place.replace('{n}', `${place + 1}`)))
  const { columns } = content
  return (
    <div className="stack-24">
      <DataTable
        id={`${id}-ways`}
        caption={content.ways}
        columns={[
          { label: columns.player },
          ...[columns.stack, columns.icm, columns.byChips, columns.evenly].map((label) => ({ label, isFigure: true })),
        ]}
        rows={[
          ...rows.map(({ name, stack, icm, byChips, evenly }) => ({
            key: name,
            cells: [name, number(stack), money(icm), money(byChips), money(evenly)],
          })),
          {
            key: 'total',
            cells: [
              content.total,
              number(players.reduce((sum, { stack }) => sum + stack, 0)),
              ...Array.from({ length: 3 }, () => money(pool)),
            ],
          },
        ]}
      />
      {most && most.byChips > (prizes[0] ?? 0) && (
        <p>{fillWords(content.tooMuch, { player: most.name, amount: money(most.byChips) })}</p>
      )}
      <DataTable
        id={`${id}-chances`}
        caption={content.chances}
        columns={[{ label: columns.player }, ...places.map((label) => ({ label, isFigure: true }))]}
        rows={rows.map(({ name, chances }) => ({ key: name, cells: [name, ...chances.map(percent)] }))}
      />
      <details>
        <summary className="row-target ink-strong underlined">{content.sums}</summary>
        <ul className="stack-8 num mt-8">
          {rows.map(({ name, chances, icm }) => (
            <li key={name}>
              {name}: {prizes.map((prize, place) => `${percent(chances[place] ?? 0)} × ${money(prize)}`).join(' + ')} ={' '}
              <b className="ink-strong">{money(icm)}</b>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

export function summariseDeal({ content, deal, language, money }: Omit<DealResultProps, 'id'>): string {
  const { players, prizes } = deal
  const amounts = divideByDeal(
    players.map(({ stack }) => stack),
    prizes,
  ).map(({ icm }) => icm)
  return fillWords(content.summary, {
    pool: money(prizes.reduce((sum, prize) => sum + prize, 0)),
    count: formatsOf(language).number(players.length),
    most: money(Math.max(...amounts)),
    least: money(Math.min(...amounts)),
  })
}

const noBreak = (text: string) => text.replaceAll(' ', '\u00a0')
