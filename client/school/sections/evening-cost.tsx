import { RadioGroup } from '#client/components/choice.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { SelectField } from '#client/components/select-field.tsx'
import { TextField } from '#client/components/text-field.tsx'
import { stakes } from '#shared/games/rake.ts'
import {
  type EveningField,
  eveningExample,
  eveningFormats,
  readEvening,
  readFormat,
  tableSizes,
} from '#shared/school/evening-entries.ts'
import { EveningResult, summariseEvening } from '../evening-result.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { useToolForm } from '../use-tool-form.ts'
import styles from './evening-cost.module.css'

/** What an evening costs in rake or fees before anything is won or lost. */
export function EveningCost({ id, content, context, t, hrefTo }: SectionProps<'evening-cost'>) {
  const { language } = context
  const form = useToolForm({
    ...{ id, language, t },
    given: content.given,
    example: eveningExample,
    read: readEvening,
    texts: content.problems,
  })
  const asked = form.asked ?? eveningExample
  const number = (name: Exclude<EveningField, 'format' | 'stake' | 'players'>) => (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={content.fields[name]}
      inputMode="decimal"
      maxLength={16}
      defaultValue={asked[name] ?? eveningExample[name] ?? ''}
      error={form.errorOf(name)}
    />
  )
  const select = (name: 'stake' | 'players', options: readonly { value: string; label: string }[]) => (
    <SelectField
      id={`${id}-${name}`}
      name={name}
      label={content.fields[name]}
      defaultValue={asked[name] ?? eveningExample[name]}
      options={options}
    />
  )
  const blinds = stakes.map(({ smallBlind, bigBlind }) => ({
    value: String(bigBlind),
    label: `${formatAmount(smallBlind, context)} / ${formatAmount(bigBlind, context)}`,
  }))
  const result = form.answer && { content, context, evening: form.answer.evening }

  return (
    <ToolFrame
      {...{ id, content, context, t, hrefTo }}
      onSubmit={form.onSubmit}
      status={result ? <b>{summariseEvening(result)}</b> : form.firstError?.what}
      fields={
        <div className={`stack-24 ${styles.fields}`}>
          <RadioGroup
            id={`${id}-format`}
            name="format"
            label={content.format}
            defaultValue={readFormat(asked)}
            options={eveningFormats.map((value) => ({ value, label: content.formats[value] }))}
          />
          <div className={`columns-640 ${styles.cash}`}>
            {select('stake', blinds)}
            {select(
              'players',
              tableSizes.map((size) => ({ value: String(size), label: String(size) })),
            )}
            {number('hours')}
            {number('tables')}
          </div>
          <div className={`columns-640 ${styles.entries}`}>
            {number('buyin')}
            {number('count')}
          </div>
        </div>
      }
    >
      {result && <EveningResult id={id} {...result} />}
    </ToolFrame>
  )
}
