import { Card, CardBack } from '../art/card.tsx'
import { CardFan } from '../art/card-fan.tsx'
import { ranks, suits } from '../art/card-geometry.ts'
import { Certificate } from '../art/certificate.tsx'
import { ChipStack } from '../art/chip-stack.tsx'
import { chipKinds } from '../art/chip-svg.ts'
import { Flag } from '../art/flag.tsx'
import { stackCounts } from '../art/illustrations.ts'
import { Portrait } from '../art/portrait.tsx'
import { TableTop } from '../art/table-top.tsx'
import type { ExampleProps } from './example-props.ts'
import { State, States } from './states.tsx'

const pictures = Object.keys(import.meta.glob('../public/{badges,brand}/*.svg')).map((file) =>
  file.replace('../public', ''),
)
const flagFile: Record<string, string> = import.meta.glob('../public/flags.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const flags = Object.values(flagFile).flatMap((svg) =>
  [...svg.matchAll(/<view id="(\w+)"/g)].map(([, id]) => `/flags.svg#${id}`),
)
const inFolder = (folder: string) => pictures.filter((path) => path.startsWith(`/${folder}/`))

export function CardExamples({ t }: ExampleProps) {
  const named = (hand: readonly (readonly [(typeof ranks)[number], (typeof suits)[number]])[]) =>
    hand.map(([rank, suit]) => ({ rank, suit, alt: t('art.card', { rank, suit }) }))
  return (
    <>
      <States>
        {suits.flatMap((suit) =>
          ranks.map((rank) => (
            <Card key={suit + rank} rank={rank} suit={suit} width={64} alt={t('art.card', { rank, suit })} />
          )),
        )}
        <CardBack width={64} />
      </States>
      <States>
        <State name="fan of five">
          <CardFan
            cards={named([
              ['10', 'heart'],
              ['jack', 'heart'],
              ['queen', 'heart'],
              ['king', 'heart'],
              ['ace', 'heart'],
            ])}
          />
        </State>
        <State name="fan of two">
          <CardFan
            cards={named([
              ['ace', 'spade'],
              ['9', 'heart'],
            ])}
          />
        </State>
        <State name="fan of three, small">
          <CardFan
            isSmall
            cards={named([
              ['4', 'club'],
              ['jack', 'diamond'],
              ['king', 'club'],
            ])}
          />
        </State>
      </States>
    </>
  )
}

export function ChipExamples() {
  return (
    <>
      <States>
        {[...chipKinds, 'mixed' as const].map((kind) => (
          <State key={kind} name={kind}>
            <ChipStack kind={kind} count={5} width={112} />
          </State>
        ))}
        {stackCounts.map((count) => (
          <State key={count} name={`mixed, ${count}`}>
            <ChipStack kind="mixed" count={count} width={96} />
          </State>
        ))}
      </States>
      <State name="table">
        <TableTop width={640} />
      </State>
    </>
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
    <>
      <States>
        {flags.map((path) => (
          <State key={path} name={path}>
            <Flag imagePath={path} width={48} />
          </State>
        ))}
      </States>
      <States>
        {[...inFolder('badges'), ...inFolder('brand')].map((path) => (
          <State key={path} name={path}>
            <img src={path} height="48" alt="" />
          </State>
        ))}
      </States>
    </>
  )
}
