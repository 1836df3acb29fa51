import { parseCard } from '#client/art/card-code.ts'
import { DataTable } from '#client/components/data-table.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import type { JackpotPlayer } from '#shared/promotions/jackpots.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './jackpot-hits.module.css'

const dayFormat = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const signs: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

type HitsProps = StaticSectionProps<'jackpot-hits'>

/** Every time that the jackpot was won in a year: how often that is, with which hands, and what became of the money. */
export function JackpotHits({ id, content, data, context, t }: HitsProps) {
  if (!data || data.hits.length === 0) return null
  const { title, lead, caption, columns, open, note } = content
  const { language } = context
  const { number, date } = formatsOf(language)
  const { from, to, amount, currency, hands, hits } = data
  const day = (iso: string) => date(new Date(iso), dayFormat).replaceAll(' ', '\u00a0')
  const money = (value: number) => formatAmount(value, { language, currency })
  const words = {
    hits: number(hits.length),
    hands: number(hands),
    from: day(from),
    to: day(to),
    chance: number(Math.round(hands / Math.max(hits.length, 1))),
  }
  const handOf = ({ player, cards }: JackpotPlayer) => (
    <>
      <Cards codes={cards} t={t} />
      <p className="quiet">{player}</p>
    </>
  )
  return (
    <section id={id} className="section-80-112">
      <div className="wrap">
        <SectionHead title={title} lead={fillWords(lead, words)} />
        <TelephoneFold label={caption}>
          <DataTable
            id={`${id}-caption`}
            caption={caption}
            columns={columns.map((label, index) => ({ label, isFigure: index >= FIGURES_FROM }))}
            rows={[
              { key: to, cells: [day(to), open, NONE, NONE, money(amount), NONE, NONE, NONE] },
              ...hits.map((hit) => ({
                key: hit.at,
                cells: [
                  day(hit.at),
                  handOf(hit.loser),
                  handOf(hit.winner),
                  <Cards key="board" codes={hit.board} t={t} />,
                  money(hit.amount),
                  money(hit.loser.paid),
                  money(hit.winner.paid),
                  money(hit.others.paid),
                ],
              })),
            ]}
          />
          <p className="quiet mt-16 measure">{note}</p>
        </TelephoneFold>
      </div>
    </section>
  )
}

/** The first column of amounts. */
const FIGURES_FROM = 4
const NONE = '–'

/** Cards as signs; who listens hears their names. */
function Cards({ codes, t }: { codes: readonly string[]; t: HitsProps['t'] }) {
  return (
    <span className={styles.cards}>
      {codes.map((code) => (
        <span
          key={code}
          role="img"
          aria-label={t('art.card', parseCard(code))}
          className={/[hd]$/.test(code) ? 'ink-reward' : undefined}
        >
          {code.replace(/^T/, '10').replace(/[shdc]$/, (suit) => signs[suit] ?? '')}{' '}
        </span>
      ))}
    </span>
  )
}
