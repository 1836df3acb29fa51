import { Icon } from '#client/components/icon.tsx'
import type { TrainingRound } from '#shared/school/pot-odds-training.ts'
import type { TrainingTexts } from '#shared/school/school-content.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { cardName } from './card-name.ts'
import styles from './trainer-answers.module.css'

interface TrainerAnswersProps {
  content: TrainingTexts
  spot: TrainingRound
  answers: Readonly<Record<string, string>>
  language: string
}

/** What is right in a round, with its sums, and which of the answers are. */
export function TrainerAnswers({ content, spot, answers, language }: TrainerAnswersProps) {
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
        .replaceAll('{cards}', outs.map((code) => cardName(code, content)).join(', '))
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
    <ul className={`stack-16 ${styles.answers}`}>
      {items.map(({ key, given, isRight, text }) => (
        <li key={key} className={given && isRight ? styles.right : undefined}>
          <Icon name={given === '' ? 'info' : isRight ? 'check' : 'cross'} />
          <p>
            <b>{verdict(given, isRight)}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
