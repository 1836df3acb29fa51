import { createRandom } from '#shared/site/seeded-random.ts'
import { type ChipMaterial, chips, material } from './materials.ts'
import { suitPaths } from './suit-paths.ts'
import { linearGradient, radialGradient, round, svgFile } from './svg-text.ts'

export const chipKinds = Object.keys(chips) as (keyof typeof chips)[]
export type ChipKind = keyof typeof chips

/** Sine of the camera's elevation: every circle that lies on the table is an ellipse of this ratio. */
export const TILT = 0.36
const SPOTS = 8
const SPAN = 0.34
const RADIUS = 96
/** Of a chip; a real one is 3.3 mm at a radius of 19.5. */
const THICKNESS = RADIUS * 0.172

/** Of the illustration of a stack: as wide as a chip and its shadow, as high as its chips. */
export function stackSize(count: number): { width: number; height: number } {
  return { width: 240, height: footOf(count) + Math.round(RADIUS * TILT) + 12 }
}

function footOf(count: number): number {
  return Math.round(count * THICKNESS + RADIUS * TILT + 4)
}

interface TopInput {
  radius: number
  tilt: number
  turn: number
  cx: number
  cy: number
}

export function chipSvg(kind: ChipKind): string {
  const top = drawTop(chips[kind], { radius: 116, tilt: 1, turn: 0.2, cx: 120, cy: 120 })
  return svgFile({ width: 240, height: 240, body: topLight + top })
}

/** A stack standing on the table under the lamp, one to twenty chips; as wide as 240, as high as the stack. */
export function chipStackSvg({ kinds, count }: { kinds: readonly ChipKind[]; count: number }): string {
  const random = createRandom(count * 7919 + 13)
  const ry = RADIUS * TILT
  const cx = 120
  const foot = footOf(count)
  let turn = 0
  let lastX = cx
  let lastKind = kinds[0] as ChipKind
  const bodies = Array.from({ length: count }, (_, index) => {
    lastKind = kinds[index % kinds.length] as ChipKind
    turn = random() * Math.PI * 2
    lastX = round(cx + (random() - 0.5) * RADIUS * 0.055)
    return drawEdge(chips[lastKind], { turn, cx: lastX, low: foot - index * THICKNESS })
  })
  const cy = round(foot - count * THICKNESS)
  const whole = `M${cx - RADIUS} ${cy}V${foot}A${RADIUS} ${ry} 0 0 0 ${cx + RADIUS} ${foot}V${cy}A${RADIUS} ${ry} 0 0 1 ${cx - RADIUS} ${cy}Z`
  return svgFile({
    ...stackSize(count),
    body: `<defs>${sideLight}${linearGradient(
      'foot',
      [0, 0, 0, 1],
      [
        [0, material.shade, 0],
        [0.45, material.shade, 0.08],
        [1, material.shade, 0.58],
      ],
    )}<radialGradient id="shadow"><stop offset=".6" stop-color="${material.shade}" stop-opacity=".7"/><stop offset="1" stop-color="${material.shade}" stop-opacity="0"/></radialGradient></defs>${topLight}
      <ellipse cx="${cx}" cy="${round(foot + ry * 0.16)}" rx="118" ry="${round(ry * 1.22)}" fill="url(#shadow)"/>
      ${bodies.join('')}<path d="${whole}" fill="url(#foot)"/>${drawTop(chips[lastKind], { radius: RADIUS, tilt: TILT, turn, cx: lastX, cy })}`,
  })
}

const sideLight = linearGradient(
  'side',
  [0, 0, 1, 0],
  [
    [0, material.shade, 0.72],
    [0.23, material.shade, 0.3],
    [0.49, material.lamp, 0.26],
    [0.63, material.lamp, 0.2],
    [0.91, material.shade, 0.36],
    [1, material.shade, 0.78],
  ],
)
const topLight = `<defs>${radialGradient(
  'top',
  [0.5, 0.3, 0.75],
  [
    [0, material.lamp, 0.42],
    [0.5, material.brassLight, 0.1],
    [1, material.shade, 0.32],
  ],
)}${linearGradient(
  'rim',
  [0, 0, 0, 1],
  [
    [0, material.light, 0.75],
    [0.5, material.light, 0.12],
    [1, material.light, 0.35],
  ],
)}</defs>`

function drawTop(chip: ChipMaterial, { radius, tilt, turn, cx, cy }: TopInput): string {
  const ellipse = (share: number) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${round(radius * share)}" ry="${round(radius * share * tilt)}"`
  const point = (share: number, angle: number) =>
    `${round(cx + radius * share * Math.cos(angle))} ${round(cy + radius * share * tilt * Math.sin(angle))}`
  const sector = (from: number, to: number) =>
    `M${point(1, from)}A${radius} ${round(radius * tilt)} 0 0 1 ${point(1, to)}L${point(0.775, to)}L${point(0.775, from)}Z`
  const angles = Array.from({ length: SPOTS }, (_, index) => turn + (index * 2 * Math.PI) / SPOTS)
  const spots = angles.map((angle) => sector(angle - SPAN / 2, angle + SPAN / 2)).join('')
  const stripes = angles.map((angle) => sector(angle - SPAN / 9, angle + SPAN / 9)).join('')
  return `${ellipse(1)} fill="${chip.base}"/><path d="${spots}" fill="${chip.spot}"/><path d="${stripes}" fill="${chip.stripe}"/>
    ${ellipse(0.755)} fill="${chip.dark}" fill-opacity=".55"/>${ellipse(0.74)} fill="${chip.base}"/>
    ${ellipse(0.66)} stroke="${chip.ring}" stroke-width="${round(radius * 0.018)}" stroke-dasharray="${round(radius * 0.055)} ${round(radius * 0.05)}" opacity=".85"/>
    ${ellipse(0.56)} fill="${chip.inlay}"/>${ellipse(0.51)} stroke="${chip.mark}" stroke-width="${round(radius * 0.014)}" opacity=".6"/>
    <path d="${suitPaths.spade}" fill="${chip.mark}" transform="translate(${cx} ${cy}) scale(1 ${tilt}) rotate(${round((turn * 180) / Math.PI)}) scale(${round((radius * 0.56) / 100)}) translate(-50 -50)"/>
    ${ellipse(1)} fill="url(#top)"/>${ellipse(0.988)} stroke="url(#rim)" stroke-width="${round(Math.max(0.8, radius * 0.018))}"/>`
}

function drawEdge(chip: ChipMaterial, { turn, cx, low }: { turn: number; cx: number; low: number }): string {
  const ry = round(RADIUS * TILT)
  const [y0, y1] = [round(low), round(low - THICKNESS)]
  const [left, right] = [round(cx - RADIUS), round(cx + RADIUS)]
  const body = `M${left} ${y1}V${y0}A${RADIUS} ${ry} 0 0 0 ${right} ${y0}V${y1}A${RADIUS} ${ry} 0 0 1 ${left} ${y1}Z`
  const point = (angle: number, y: number) =>
    `${round(cx + RADIUS * Math.cos(angle))} ${round(y + RADIUS * TILT * Math.sin(angle))}`
  const marks = (span: number) =>
    Array.from({ length: SPOTS }, (_, index) => {
      const middle = (turn + (index * 2 * Math.PI) / SPOTS) % (2 * Math.PI)
      const [from, to] = [Math.max(0, middle - span / 2), Math.min(Math.PI, middle + span / 2)]
      if (to <= from) return ''
      return `M${point(from, y0)}A${RADIUS} ${ry} 0 0 1 ${point(to, y0)}L${point(to, y1)}A${RADIUS} ${ry} 0 0 0 ${point(from, y1)}Z`
    }).join('')
  return `<path d="${body}" fill="${chip.base}"/><path d="${marks(SPAN)}" fill="${chip.spot}"/><path d="${marks(SPAN / 4.5)}" fill="${chip.stripe}"/><path d="${body}" fill="url(#side)"/>
    <path d="M${left} ${y0}A${RADIUS} ${ry} 0 0 0 ${right} ${y0}" stroke="${material.shade}" stroke-opacity=".6" stroke-width="2.2"/>`
}
