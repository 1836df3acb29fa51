import { useEffect, useState } from 'react'
import { Progress } from '#client/components/progress.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextField } from '#client/components/text-field.tsx'
import { readVariance, varianceExample, varianceFields } from '#shared/school/variance-entries.ts'
import { OWN_RUNS, type VarianceResult as Result } from '#shared/school/variance-run.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { ToolFrame } from '../tool-frame.tsx'
import { fieldErrors } from '../tool-problem.ts'
import { useSchoolWorker } from '../use-school-worker.ts'
import { useToolForm } from '../use-tool-form.ts'
import { VarianceResult } from '../variance-result.tsx'
import styles from './variance-calculator.module.css'

/** How far results of tournaments lie apart: the server plays what it may, and with code a worker plays the rest. */
export function VarianceCalculator({ id, content, context, t, hrefTo }: SectionProps<'variance-calculator'>) {
  const { language } = context
  const { given } = content
  const [result, setResult] = useState<Result | null>(given?.result ?? null)
  const [part, setPart] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const worker = useSchoolWorker()
  const play = (entries: CalculatorEntries) => {
    const read = readVariance(entries, language)
    if ('problems' in read) return
    setFailed(false)
    setPart(0)
    worker.ask(
      'variance',
      { venture: read.venture },
      {
        onProgress: setPart,
        onDone: (done) => {
          setResult(done)
          setPart(null)
        },
        onFailed: () => {
          setFailed(true)
          setPart(null)
        },
      },
    )
  }
  const form = useToolForm({
    ...{ id, given: given?.entries },
    findProblems: (entries) => {
      const tried = readVariance(entries, language)
      return 'problems' in tried ? tried.problems.map(({ field }) => field) : []
    },
    onAsk: (entries) => {
      setResult(null)
      play(entries)
    },
  })
  const asked = form.asked ?? varianceExample
  const read = readVariance(asked, language)
  const problems = 'problems' in read ? read.problems : []

  // What the server could not play as often as this device can is played now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived
  useEffect(() => {
    if (given?.isAsked && given.result && given.result.runs < OWN_RUNS) play(given.entries)
  }, [])

  const said = fieldErrors(problems, asked, { texts: content.problems, language, t })
  const status = said(problems[0]?.field)?.what ?? (hasFailed ? content.failed : null)

  return (
    <ToolFrame
      isWide
      {...{ id, content, context, t, hrefTo }}
      onSubmit={form.onSubmit}
      fields={
        <div className={`columns-640 ${styles.fields}`}>
          {varianceFields.map((name) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={content.fields[name]}
              hint={name === 'roi' ? content.fields.roiHint : undefined}
              inputMode={name === 'roi' ? 'text' : 'decimal'}
              maxLength={16}
              defaultValue={asked[name] ?? ''}
              error={said(name)}
            />
          ))}
        </div>
      }
    >
      {part !== null && (
        <Progress id={`${id}-progress`} label={content.running} text={`${Math.floor(part * 100)}%`} value={part} />
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      {'venture' in read && result && <VarianceResult {...{ id, content, context, result }} venture={read.venture} />}
    </ToolFrame>
  )
}
