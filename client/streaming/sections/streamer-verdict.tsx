import { useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { dayIn } from '#shared/site/calendar-days.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import { applicationMail } from '#shared/streaming/streamer-application.ts'
import type { StreamerContent } from '#shared/streaming/streamer-content.ts'
import { type EligibilityEntry, judgeEligibility, type Verdict } from '#shared/streaming/streamer-eligibility.ts'
import { VerdictList } from '../verdict-list.tsx'
import { ViewersChart } from '../viewers-chart.tsx'
import styles from './streamer-verdict.module.css'

interface StreamerVerdictProps extends Pick<SectionProps<'streamer-check'>, 'hrefTo'> {
  id: string
  content: StreamerContent<'streamer-check'>
  context: PageContext
  entry: EligibilityEntry
  now: number | null
  unread: number
}

const dayFormat = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const monthFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

export function StreamerVerdict({ id, content, context, entry, now, unread, hrefTo }: StreamerVerdictProps) {
  const { result, clauses, verdicts: texts, limits, states } = content
  const panel = useRef<HTMLDivElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const { language, timeZone } = context
  const { number, date } = formatsOf(language)
  const day = (iso: string) => date(Date.parse(iso), dayFormat).replaceAll(' ', '\u00a0')
  const judged = judgeEligibility(entry, { today: dayIn(timeZone, now ?? 0), limits })
  const isAsked = now !== null
  const met = judged.verdicts.filter(({ state }) => state === 'met').length
  const place = entry.place ? content.fields[entry.place] : ''

  const sentenceOf = ({ id: requirement, state, detail, figures }: Verdict): string => {
    const own = texts[requirement] as Readonly<Record<string, string>>
    const link = entry.link
    if (requirement === 'link' && state === 'missed' && link && !link.isAccepted)
      return content.linkProblems[link.problem]
    const kind =
      detail && ({ 'not-on-at-end': 'notOnAtEnd', 'end-unsaid': 'endUnsaid', unread: 'unread' } as const)[detail]
    const isListed = requirement === 'tables' && state === 'missed' && (figures.streams ?? 0) > 1
    const text = (kind && own[kind]) ?? (isListed ? own.listed : own[state])
    const written = Object.entries(figures).map(([name, value]) => [name, number(value, { maximumFractionDigits: 1 })])
    const hours = number(Math.round((figures.minutes ?? 0) / 6) / 10)
    return fillWords(text ?? '', {
      ...Object.fromEntries(written),
      hours,
      place,
      id: link?.isAccepted ? link.id : '',
    })
  }
  const titleOf = ({ id: requirement, figures }: Verdict) =>
    fillWords(texts[requirement].title, {
      average: number(figures.average ?? 0, { maximumFractionDigits: 1 }),
      needed: number(figures.needed ?? 0),
    })
  const summary = isAsked ? judged.state : 'idle'
  const chartMonths = judged.months.map(({ first, last, viewers }) => ({
    name: date(Date.parse(viewers === null ? first : last), monthFormat).replace(/\.$/, ''),
    viewers,
  }))
  const average = judged.verdicts.find((verdict) => verdict.id === 'viewers')?.figures.average ?? 0
  const hasChart = isAsked && chartMonths.some(({ viewers }) => viewers !== null)
  const chart = (
    <ViewersChart
      label={fillWords(result.chart, {
        months: chartMonths
          .map(({ name, viewers }) => `${name}: ${viewers === null ? '–' : number(viewers)}`)
          .join(', '),
        average: number(average),
        needed: limits.viewers,
      })}
      months={chartMonths}
      needed={limits.viewers}
      neededLabel={fillWords(result.chartLine, { needed: limits.viewers })}
      language={language}
    />
  )
  const mail =
    isAsked &&
    content.address &&
    applicationMail({
      ...content.application,
      intro: fillWords(content.application.intro, {
        channel: entry.link?.isAccepted ? `${place} ${entry.link.id}` : '',
      }),
      address: content.address[context.locale],
      results: judged.verdicts.map(
        (verdict) => `${titleOf(verdict)} (${states[verdict.state]}). ${sentenceOf(verdict)}`,
      ),
    })
  const copy = () => {
    navigator.clipboard
      .writeText(panel.current?.innerText ?? '')
      .then(() => setIsCopied(true))
      .catch(() => setIsCopied(false))
  }

  return (
    <aside id={id} className={`line-around clip ${styles.panel}`} aria-label={result.label}>
      <div ref={panel}>
        <div className={styles.head} role="status">
          <p className="num">{fillWords(result.count, { met, all: judged.verdicts.length })}</p>
          <h2>{result[summary]}</h2>
          <p>{result[`${summary}Text`]}</p>
          {isAsked && unread > 0 && (
            <p className={`strong mt-12 gap-8 flex ${styles.unread}`}>
              <Icon name="warning" />
              <span>{fillWords(result.unread, { count: unread })}</span>
            </p>
          )}
          {isAsked && (
            <p className="quiet mt-8">
              {fillWords(result.window, { first: day(judged.window.first), last: day(judged.window.last) })}{' '}
              {judged.ignored > 0 && fillWords(result.ignored, { count: judged.ignored })}
            </p>
          )}
        </div>
        <VerdictList
          article={result.article}
          names={states}
          verdicts={judged.verdicts.map((verdict) => ({
            id: verdict.id,
            state: verdict.state,
            title: titleOf(verdict),
            text: sentenceOf(verdict),
            clause: clauses[verdict.id],
            figure: verdict.id === 'viewers' && hasChart ? chart : undefined,
          }))}
        />
      </div>
      {mail && (
        <p className={styles.mail}>
          <ContentLink
            link={{ label: content.application.label, href: mail }}
            hrefTo={hrefTo}
            look="line"
            newTabLabel=""
          />
        </p>
      )}
      <div className={`quiet columns-768 gap-16 line-above ${styles.foot}`}>
        <Button look="line" onClick={copy}>
          <Icon name="copy" />
          <span aria-live="polite">{isCopied ? content.fields.copied : content.fields.copy}</span>
        </Button>
        <p>{result.note}</p>
      </div>
    </aside>
  )
}
