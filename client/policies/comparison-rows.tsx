import { Icon } from '#client/components/icon.tsx'
import type { LayoutProps } from '#client/components/section-props.ts'
import {
  anchorOf,
  type ClausePlace,
  type ComparedChapter,
  type ComparisonRow,
  type PolicyComparisonContent,
  type TextSegment,
} from '#shared/policies/policies.ts'
import { ComparedText, PlainText } from './compared-text.tsx'
import styles from './comparison-rows.module.css'
import { foldRows } from './fold-rows.ts'

interface RowsProps extends Pick<LayoutProps, 't'> {
  content: PolicyComparisonContent
}

type ChangedRow = Exclude<ComparisonRow, { type: 'same' | 'stub' }>
type SameRow = Extract<ComparisonRow, { type: 'same' }>
type StubRow = Extract<ComparisonRow, { type: 'stub' }>

export function ComparisonRows({ content, t }: RowsProps) {
  const { from, to, comparison } = content
  const lines = foldRows(comparison.chapters)
  return (
    <>
      {lines.every(({ type }) => type === 'fold') && <p className={styles.nothing}>{t('comparison.nothing')}</p>}
      {lines.map((line) => {
        if (line.type === 'chapter')
          return <Chapter key={line.chapter.id} chapter={line.chapter} to={to.version} t={t} />
        if (line.type === 'fold') return <Fold key={line.rows[0]?.id} rows={line.rows} t={t} />
        if (line.row.type === 'stub') return <Stub key={`${line.row.id}-stub`} row={line.row} t={t} />
        return <Change key={line.row.id} row={line.row} content={content} t={t} versions={[from.version, to.version]} />
      })}
    </>
  )
}

function Chapter({ chapter, to, t }: { chapter: ComparedChapter; to: string; t: RowsProps['t'] }) {
  return (
    <h2 className={`text-28 gap-16 bold ${styles.chapter}`}>
      <span className={styles.chapterNumber}>{chapter.number}</span>{' '}
      <span>
        {chapter.title.map(({ type, text }) =>
          type === 'same' ? (
            text
          ) : type === 'ins' ? (
            <ins key={`+${text}`}>{text}</ins>
          ) : (
            <del key={`-${text}`}>{text}</del>
          ),
        )}
        {chapter.isGone && <small className="ink-quiet block">{t('comparison.gone-chapter', { version: to })}</small>}
      </span>
    </h2>
  )
}

const icons = { new: 'plus', reworded: 'pencil', moved: 'move', gone: 'cross' } as const

function Change({ row, content, t, versions }: RowsProps & { row: ChangedRow; versions: [string, string] }) {
  const place = row.type === 'gone' ? row.from : row.to
  const consequence = content.consequences[row.id]
  const isReworded = 'segments' in row && row.segments.some(({ type }) => type !== 'same')
  return (
    <article
      id={row.type === 'gone' ? `${anchorOf(place.number)}-old` : anchorOf(place.number)}
      className={styles.row}
      data-type={row.type}
    >
      <header className="line-below grid">
        <h3>{consequence?.text ?? t(`comparison.heading.${row.type}`, { number: place.number })}</h3>
        <p>
          <span className={`strong middle text-15 ${styles.tag}`}>
            <Icon name={icons[row.type]} />
            {row.type === 'gone' && t('comparison.type.gone')}
            {row.type === 'moved' && isReworded && t('comparison.moved-reworded')}
            {(row.type === 'new' || row.type === 'reworded' || (row.type === 'moved' && !isReworded)) &&
              t(`policy.mark.${row.type}`)}
          </span>
          {consequence && (
            <span className={`text-14 ink-quiet ${styles.class}`}>
              {t(`comparison.class.${consequence.group === 'editorial' ? 'editorial' : 'material'}`)}
            </span>
          )}
        </p>
      </header>
      <div className={styles.sides}>
        <Side which="old" row={row} version={versions[0]} t={t} />
        <Side which="new" row={row} version={versions[1]} t={t} />
      </div>
    </article>
  )
}

interface SideProps {
  which: 'old' | 'new'
  row: ChangedRow
  version: string
  t: RowsProps['t']
}

function Side({ which, row, version, t }: SideProps) {
  const isOld = which === 'old'
  const place: ClausePlace | null = isOld ? ('from' in row ? row.from : null) : 'to' in row ? row.to : null
  return (
    <div className={`relative grid ${styles.side}`} data-side={which}>
      <span className="visually-hidden">
        {t('policy.version')} {version}:{' '}
      </span>
      {place ? <span className={`quiet ${styles.number}`}>{place.number} </span> : <span />}
      <div className={styles.text}>
        {place ? (
          <ComparedText segments={segmentsOf(row)} side={which} />
        ) : (
          <p className={styles.none}>{t(isOld ? 'comparison.not-yet' : 'comparison.no-longer', { version })}</p>
        )}
        {row.type === 'moved' && place && (
          <p className={`mt-8 text-15 ${styles.where}`}>
            {t(isOld ? 'comparison.stood-in' : 'comparison.stands-in', {
              number: place.chapterNumber,
              title: place.chapterTitle,
            })}
          </p>
        )}
      </div>
    </div>
  )
}

function segmentsOf(row: ChangedRow): TextSegment[] {
  if (row.type === 'new') return [{ type: 'ins', text: row.text }]
  return row.type === 'gone' ? [{ type: 'del', text: row.text }] : row.segments
}

function Fold({ rows, t }: { rows: readonly SameRow[]; t: RowsProps['t'] }) {
  const [first, last] = [rows[0]?.to.number ?? '', rows.at(-1)?.to.number ?? '']
  const renumbered = rows
    .filter(({ from, to }) => from.number !== to.number)
    .map(({ from, to }) => t('comparison.renumbered-item', { from: from.number, to: to.number }))
  return (
    <details className={`quiet ${styles.fold}`} data-unchanged="">
      <summary className="middle grid">
        <Icon name="chevron" />
        <span>
          {t('comparison.same', { count: rows.length, first, last })}
          {renumbered.length > 0 && (
            <small className="text-14 ink-quiet block">
              {t('comparison.renumbered', { list: renumbered.join('; ') })}
            </small>
          )}
        </span>
      </summary>
      {rows.map(({ id, to, text }) => (
        <div key={id} id={anchorOf(to.number)} className={styles.same}>
          <span className={`quiet ${styles.number}`}>{to.number} </span>
          <div className={styles.text}>
            <PlainText text={text} />
          </div>
        </div>
      ))}
    </details>
  )
}

function Stub({ row: { from, to }, t }: { row: StubRow; t: RowsProps['t'] }) {
  return (
    <p className={`cluster ${styles.stub}`}>
      <span className={`strong middle text-15 ${styles.tag}`}>
        <Icon name="move" />
        {t('policy.mark.moved')}
      </span>
      <span>
        {t('comparison.stub', { from: from.number, chapter: to.chapterNumber })}{' '}
        <a href={`#${anchorOf(to.number)}`}>{t('policy.clause', { number: to.number })}</a>.
      </span>
    </p>
  )
}
