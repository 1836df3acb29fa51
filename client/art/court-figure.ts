import type { SuitName } from '#shared/site/suit-name.ts'
import { type CourtRank, card } from './card-geometry.ts'
import { courtFace, courtHairs, material, robes } from './materials.ts'
import { linearGradient } from './svg-text.ts'

const { brass, brassLight, brassMiddle, ink, ivory, ivoryShade, red } = material

/** A court figure; its lower half is the upper one turned. Uses the ids `half`, `frame` and `gold`. */
export function drawCourt(rank: CourtRank, suit: SuitName): string {
  const isBlack = suit === 'spade' || suit === 'club'
  const trim = isBlack ? red : ink
  const half = [
    drawRobe(suit, trim),
    drawHair(rank, suit),
    drawFace(),
    drawMouth(rank, suit),
    headwear[rank](suit),
  ].join('')
  const frame = '<rect x="128" y="52" width="374" height="776" rx="10"'
  return `<defs><clipPath id="frame">${frame}/></clipPath>${linearGradient(
    'gold',
    [0, 0, 1, 1],
    [
      [0, brassLight],
      [0.5, brass],
      [1, brassMiddle],
    ],
  )}</defs>
    ${frame} fill="${material.ivoryLight}"/>
    <g clip-path="url(#frame)"><g id="half">${half}</g><use href="#half" transform="rotate(180 ${card.width / 2} ${card.height / 2})"/>
    <path d="M128 440h374" stroke="${material.brassDeep}" stroke-width="4"/></g>
    ${frame} stroke="${material.brassDeep}" stroke-width="3.5"/>`
}

function drawRobe(suit: SuitName, trim: string): string {
  const { dark, light } = robes[suit]
  const buttons = [312, 346, 380].map((y) => `<path d="M307 ${y + 6}l8-12 8 12-8 12Z" fill="${trim}"/>`).join('')
  return `<path d="M128 440V372c6-44 34-66 84-78l44-16h118l44 16c50 12 78 34 84 78v68Z" fill="${light}"/>
    <path d="M315 278h59l44 16c50 12 78 34 84 78v68H315Z" fill="${dark}"/>
    <path d="M128 440V372c2-15 7-28 14-38l66 106ZM502 440V372c-2-15-7-28-14-38l-66 106Z" fill="${ink}"/>
    <path d="M142 334l66 106h-22l-52-84c2-8 4-15 8-22ZM488 334l-66 106h22l52-84c-2-8-4-15-8-22Z" fill="${brass}"/>
    <path d="M236 285l79 155 79-155-24-9H260Z" fill="${ivory}"/><path d="M315 276h55l24 9-79 155Z" fill="${ivoryShade}"/>
    ${buttons}<path d="M236 285l79 155 79-155" stroke="${brass}" stroke-width="9"/>`
}

function drawHair(rank: CourtRank, suit: SuitName): string {
  const { dark, light } = courtHairs[suit]
  // The queen's falls over her shoulders, the jack's ends at the chin.
  const [left, right] = {
    king: ['M222 178c-14 34-20 74-4 112l36 16h61V178Z', 'M315 178h93c14 34 20 74 4 112l-36 16h-61Z'],
    queen: [
      'M224 172c-30 44-36 104-14 168 16 10 34 10 48 0l12-34h45V172Z',
      'M315 172h91c30 44 36 104 14 168-16 10-34 10-48 0l-12-34h-45Z',
    ],
    jack: ['M228 172c-16 32-22 72-14 110 14 8 28 8 40 2h61V172Z', 'M315 172h87c16 32 22 72 14 110-14 8-28 8-40 2h-61Z'],
  }[rank]
  return `<path d="${left}" fill="${light}"/><path d="${right}" fill="${dark}"/>`
}

function drawFace(): string {
  const { skin, nose, brow, eye, pupil } = courtFace
  return `<path d="M254 176h122v74c0 40-28 66-61 66s-61-26-61-66Z" fill="${skin.light}"/><path d="M315 176h61v74c0 40-28 66-61 66Z" fill="${skin.dark}"/>
    <path d="M315 206v44l-14 8c4 5 9 6 14 6Z" fill="${nose.light}"/><path d="M315 206l14 52c-4 5-9 6-14 6Z" fill="${nose.dark}"/>
    <path d="M268 204c12-8 26-8 36-1M326 203c10-7 24-7 36 1" stroke="${brow}" stroke-width="6" stroke-linecap="round"/>
    <path d="M272 220q14-9 28 0-14 9-28 0ZM330 220q14-9 28 0-14 9-28 0Z" fill="${eye}"/><circle cx="286" cy="220" r="5.5" fill="${pupil}"/><circle cx="344" cy="220" r="5.500" fill="${pupil}"/>`
}

function drawMouth(rank: CourtRank, suit: SuitName): string {
  const { dark, light } = courtHairs[suit]
  if (rank === 'king') {
    return `<path d="M250 236c10 22 22 30 38 30 12 0 20-6 27-6s15 6 27 6c16 0 28-8 38-30 6 52-16 106-65 122-49-16-71-70-65-122Z" fill="${light}"/>
      <path d="M315 260c7 0 15 6 27 6 16 0 28-8 38-30 6 52-16 106-65 122Z" fill="${dark}"/><path d="M290 282q25 14 50 0-8 16-25 16t-25-16Z" fill="${courtFace.lips}"/>`
  }
  const lips = `<path d="M294 280q10-9 21-3 11-6 21 3-9 14-21 14t-21-14Z" fill="${courtFace.lips}"/>`
  if (rank === 'queen') {
    return `${lips}<path d="M262 322c18 26 88 26 106 0" stroke="${material.ivoryLight}" stroke-width="9" stroke-dasharray=".1 14" stroke-linecap="round"/>`
  }
  return `<path d="M288 276c8-8 20-9 27-3 7-6 19-5 27 3-9 2-18 3-27-1-9 4-18 3-27 1Z" fill="${dark}"/><path d="M300 287q15 7 30 0" stroke="${courtFace.lips}" stroke-width="5" stroke-linecap="round"/>`
}

const headwear: Record<CourtRank, (suit: SuitName) => string> = {
  king: () => `<path d="M232 180l-14-88 44 40 22-66 31 54 31-54 22 66 44-40-14 88Z" fill="${brass}"/><path d="M315 120l31-54 22 66 44-40-14 88h-83Z" fill="${brassMiddle}"/>
    <path d="M228 156h174l-4 24H232Z" fill="${brassLight}"/><path d="M315 156h87l-4 24h-83Z" fill="${brass}"/>
    <circle cx="284" cy="66" r="8" fill="${brassLight}"/><circle cx="346" cy="66" r="8" fill="${brass}"/><circle cx="218" cy="90" r="7" fill="${brassLight}"/><circle cx="412" cy="90" r="7" fill="${brass}"/>
    <path d="M315 160l8 8-8 8-8-8Z" fill="${red}"/><circle cx="272" cy="168" r="4.5" fill="${ink}"/><circle cx="358" cy="168" r="4.5" fill="${ink}"/>`,
  queen:
    () => `<path d="M236 176c0-34 12-60 18-84 14 18 22 22 32 24 6-22 18-38 29-50 11 12 23 28 29 50 10-2 18-6 32-24 6 24 18 50 18 84Z" fill="${brass}"/>
    <path d="M315 66c11 12 23 28 29 50 10-2 18-6 32-24 6 24 18 50 18 84h-79Z" fill="${brassMiddle}"/>
    <path d="M234 162c50-14 112-14 162 0v18c-50-14-112-14-162 0Z" fill="${brassLight}"/><path d="M315 151.5c28 0 56 3.500 81 10.500v18c-25-7-53-10.500-81-10.500Z" fill="${brass}"/>
    <circle cx="254" cy="86" r="9" fill="${material.ivoryLight}"/><circle cx="315" cy="58" r="10" fill="${material.ivoryLight}"/><circle cx="376" cy="86" r="9" fill="${ivoryShade}"/><circle cx="315" cy="128" r="8" fill="${red}"/>`,
  jack: (suit) => {
    const { dark, light } = robes[suit]
    return `<path d="M222 176c-14-40 26-84 93-84s107 44 93 84c-56-20-130-20-186 0Z" fill="${light}"/><path d="M315 92c67 0 107 44 93 84-28-10-60-15-93-15Z" fill="${dark}"/>
      <path d="M222 176c56-22 130-22 186 0l-4 16c-54-18-124-18-178 0Z" fill="url(#gold)"/>
      <path d="M392 150c34-18 50-56 38-98-30 14-54 46-54 86Z" fill="${ivory}"/><path d="M392 150c34-18 50-56 38-98-14 30-30 64-46 92Z" fill="${ivoryShade}"/><circle cx="384" cy="152" r="10" fill="${brassLight}"/>`
  },
}
