import { useEffect, useState } from 'react'
import { Progress } from '#client/components/progress.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextField } from '#client/components/text-field.tsx'
import {
  readVariance,
  type VarianceQuestion,
  varianceExample,
  varianceFields,
} from '#shared/school/variance-entries.ts'
import { OWN_RUNS, type VarianceResult as Result } from '#shared/school/variance-run.ts'
import { ToolFrame } from '../tool-frame.tsx'
import { useSchoolWorker } from '../use-school-worker.ts'
import { useToolForm } from '../use-tool-form.ts'
import { summariseVariance, VarianceResult } from '../variance-result.tsx'
import styles from './variance-calculator.module.css'

/** How far results of tournaments lie apart: the server plays what it may, and with code a worker plays the rest. */
export function VarianceCalculator({ id, content, context, t, hrefTo }: SectionProps<'variance-calculator'>) {
  const { language } = context
  const { given } = content
  const [result, setResult] = useState<Result | null>(given?.result ?? null)
  const [part, setPart] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const worker = useSchoolWorker()
  const play = (venture: VarianceQuestion) => {
    setFailed(false)
    setPart(0)
    worker.ask(
      'variance',
      { venture },
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
    ...{ id, language, t },
    given: given?.entries,
    example: varianceExample,
    read: readVariance,
    texts: content.problems,
    onAsk: ({ venture }) => {
      setResult(null)
      play(venture)
    },
  })
  const asked = form.asked ?? varianceExample

  // What the server could not play as often as this device can is played now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived
  useEffect(() => {
    if (given?.isAsked && given.result && given.result.runs < OWN_RUNS && form.answer) play(form.answer.venture)
  }, [])

  const shown = form.answer && result && { content, context, result, venture: form.answer.venture }
  const summary = shown && summariseVariance(shown)

  return (
    <ToolFrame
      {...{ id, content, context, t, hrefTo }}
      onSubmit={form.onSubmit}
      status={form.firstError?.what ?? (hasFailed ? content.failed : summary && <b>{summary}</b>)}
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
              error={form.errorOf(name)}
            />
          ))}
        </div>
      }
    >
      {part !== null && (
        <Progress id={`${id}-progress`} label={content.running} text={`${Math.floor(part * 100)}%`} value={part} />
      )}
      {shown && summary && <VarianceResult {...{ id, summary }} {...shown} />}
    </ToolFrame>
  )
}
