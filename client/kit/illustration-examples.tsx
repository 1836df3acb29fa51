import { Card, CardBack } from '../art/card.tsx'
import { ranks, suits } from '../art/card-geometry.ts'
import { Certificate } from '../art/certificate.tsx'
import { Portrait } from '../art/portrait.tsx'
import type { ExampleProps } from './example-props.ts'
import { State, States } from './states.tsx'

const pictures = Object.keys(import.meta.glob('../public/{badges,brand}/*.svg')).map((file) =>
  file.replace('../public', ''),
)

export function CardExamples({ t }: ExampleProps) {
  return (
    <States>
      {suits.flatMap((suit) =>
        ranks.map((rank) => (
          <Card key={suit + rank} rank={rank} suit={suit} width={64} alt={t('art.card', { rank, suit })} />
        )),
      )}
      <CardBack width={64} />
    </States>
  )
}

export function PaperworkExamples({ t }: ExampleProps) {
  return (
    <States>
      {(['nl', 'en'] as const).map((locale) => (
        <State key={locale} name={`certificate, ${locale}`}>
          <Certificate locale={locale} t={t} />
        </State>
      ))}
      {ranks.map((rank) => (
        <Portrait key={rank} slug={`player-${rank}`} size={96} />
      ))}
    </States>
  )
}

export function MarkExamples() {
  return (
    <States>
      {pictures.map((path) => (
        <State key={path} name={path}>
          <img src={path} height="48" alt="" />
        </State>
      ))}
    </States>
  )
}
