import { DataTable } from '#client/components/data-table.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { type BrokenTournament, rollBack, rollForward } from '#shared/tournaments/tournament-settlement.ts'
import styles from './tournament-outcomes.module.css'

export function TournamentOutcomes(props: StaticSectionProps<'tournament-outcomes'>) {
  const { id, content, context, t, hrefTo } = props
  const { ways, example } = content
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <div className={`columns-768 ${styles.ways}`}>
        {(['back', 'forward'] as const).map((way) => (
          <article key={way} className={`sheet ${styles.way}`}>
            <Course way={way} />
            <h3 className="text-22">{ways[way].title}</h3>
            <p className={styles.when}>{ways[way].when}</p>
            <p>{ways[way].text}</p>
          </article>
        ))}
      </div>
      <div className={styles.example}>
        <h3 className="text-22">{example.title}</h3>
        <p>{example.text}</p>
        <Example example={example} {...{ context, t, id }} />
      </div>
      <p className={`mt-24 ${styles.rules}`}>
        <a href={`${hrefTo('house-rules')}#c-7`}>{content.rules}</a>
      </p>
    </ReadingSection>
  )
}

type ExampleProps = { example: BrokenTournament & { prizes: readonly number[] } } & Pick<
  StaticSectionProps<'tournament-outcomes'>,
  'context' | 't' | 'id'
>

function Example({ example, context, t, id }: ExampleProps) {
  const { language, currency } = context
  const back = rollBack(example)
  const forward = rollForward(example.prizes, example.chips)
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency })
  const chips = new Intl.NumberFormat(language)
  return (
    <DataTable
      id={`${id}-example`}
      caption={t('outcomes.caption')}
      columns={[
        { label: t('outcomes.player') },
        { label: t('outcomes.chips'), isFigure: true },
        { label: t('outcomes.back'), isFigure: true },
        { label: t('outcomes.forward'), isFigure: true },
      ]}
      rows={example.chips.map((own, at) => ({
        key: String(at),
        cells: [
          t('outcomes.place', { place: String(at + 1) }),
          chips.format(own),
          amount.format(back[at] ?? 0),
          amount.format(forward[at] ?? 0),
        ],
      }))}
    />
  )
}

function Course({ way }: { way: 'back' | 'forward' }) {
  const isBack = way === 'back'
  const breakAt = isBack ? 190 : 250
  return (
    <svg
      className={`full ink-strong ${styles.course}`}
      viewBox="0 0 400 120"
      width="400"
      height="120"
      fill="none"
      aria-hidden="true"
    >
      <path d={`M20 84H${breakAt - 12}`} stroke="currentColor" strokeWidth="4" strokeDasharray="14 8" />
      <path d={`M${breakAt + 12} 84H380`} className={styles.lost} strokeWidth="4" strokeDasharray="2 10" />
      <path d={`M${breakAt - 9} 68l8 12-6 6 12 14`} className={styles.break} strokeWidth="4" strokeLinejoin="round" />
      <circle cx="300" cy="84" r="9" className={styles.prize} strokeWidth="3" />
      <circle cx="340" cy="84" r="12" className={styles.prize} strokeWidth="3" />
      <circle cx="384" cy="84" r="14" className={styles.prize} strokeWidth="3" />
      {isBack ? (
        <path
          d="M178 56C150 12 60 12 26 58m-2-22 2 22 22-4"
          className={styles.arrow}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <path
          d="M262 56c22-40 90-46 116-4m2-24-2 24-23-2"
          className={styles.arrow}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <circle cx="20" cy="84" r="9" fill="currentColor" />
    </svg>
  )
}
