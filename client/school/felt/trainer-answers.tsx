import { parseCard } from '#client/art/card-code.ts'
import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import type { TrainingRound } from '#shared/school/pot-odds-training.ts'
import type { TrainingTexts } from '#shared/school/school-content.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { ChipBar } from './chip-bar.tsx'
import styles from './training.module.css'

interface TrainerAnswersProps extends Pick<SectionProps<'pot-odds-trainer'>, 't'> {
  content: TrainingTexts
  spot: TrainingRound
  answers: CalculatorEntries
  language: string
}

/** What is right in a round, with its sums, and which of the answers are. */
export function TrainerAnswers({ content, spot, answers, language, t }: TrainerAnswersProps) {
  const { number } = formatsOf(language)
  const percent = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 })
  const { outs, unseen, chance, needed, bet, pot, isCall } = spot
  const items = [
    {
      key: 'outs',
      given: answers.outs?.trim() ?? '',
      isRight: Number(answers.outs) === outs.length,
      text: content.outsAnswer
        .replaceAll('{count}', number(outs.length))
        .replaceAll('{cards}', outs.map((code) => t('art.card', parseCard(code))).join(', '))
        .replaceAll('{unseen}', number(unseen))
        .replaceAll('{chance}', percent(chance)),
    },
    {
      key: 'needed',
      given: answers.needed ?? '',
      isRight: Number(answers.needed) === Math.round(needed * 100),
      text: content.neededAnswer
        .replaceAll('{bet}', number(bet))
        .replaceAll('{total}', number(pot + 2 * bet))
        .replaceAll('{needed}', percent(needed)),
    },
    {
      key: 'choice',
      given: answers.choice ?? '',
      isRight: (answers.choice === 'call') === isCall,
      text: (isCall ? content.callAnswer : content.foldAnswer)
        .replaceAll('{chance}', percent(chance))
        .replaceAll('{needed}', percent(needed)),
    },
  ]
  const verdict = (given: string, isRight: boolean) =>
    given === '' ? content.missing : isRight ? content.right : content.wrong
  return (
    <>
      {/* As long as the call is in the bar above, so much has to be won; as long as the first chips are here, so much is. */}
      <ChipBar parts={[chance, 0, 0, 1 - chance]} />
      <ul className={`stack-16 mt-16 ${styles.verdicts}`}>
        {items.map(({ key, given, isRight, text }) => (
          <li key={key} className={given && isRight ? styles.right : undefined}>
            <Icon name={given === '' ? 'info' : isRight ? 'check' : 'cross'} />
            <p>
              <b>{verdict(given, isRight)}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
