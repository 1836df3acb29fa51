import { createRandom, hashText } from '#shared/site/seeded-random.ts'
import type { SuitName } from '#shared/site/suit-name.ts'
import { cloths, fields, hairs, linen, lips, material, type Planes, skins } from './materials.ts'
import { beards, collars, glasses, type HairShape, hairShapes } from './portrait-parts.ts'
import { suitPaths } from './suit-paths.ts'

const suitPlaces = [
  [330, 170, 420],
  [60, 210, 430],
  [350, 290, 480],
  [96, 96, 360],
  [310, 60, 340],
] as const

export interface Portrait {
  suit: SuitName
  field: Planes
  place: readonly [number, number, number]
  turn: number
  skin: Planes
  hair: Planes
  cloth: Planes
  cap: Planes
  hairShape: keyof typeof hairShapes
  collar: string
  beard: string
  glasses: string
  hasEarrings: boolean
  isMirrored: boolean
}

/** Mixed into every hash. Chosen so that the sample people differ as much as this kit allows; any other value works too. */
const SALT = 26937

/** The composition of a slug: the same for ever, drawn by its hash. */
export function composePortrait(slug: string): Portrait {
  const random = createRandom(hashText(slug) + SALT)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const suit = pick(Object.keys(suitPaths) as SuitName[])
  const hairShape = pick(Object.keys(hairShapes) as (keyof typeof hairShapes)[])
  const shape: HairShape = hairShapes[hairShape]
  const cloth = pick(cloths)
  return {
    suit,
    field: pick(fields[suit]),
    place: pick(suitPlaces),
    turn: Math.round((random() - 0.5) * 28),
    skin: pick(skins),
    hair: pick(hairs),
    cloth,
    cap: pick(cloths.filter((other) => other !== cloth)),
    hairShape,
    collar: pick(Object.keys(collars).filter((collar) => hairShape !== 'scarf' || collar !== 'hood')),
    beard: shape.allowsBeard ? pick(['none', ...Object.keys(beards)]) : 'none',
    glasses: pick(['none', 'none', ...Object.keys(glasses)]),
    hasEarrings: shape.showsEars && !shape.allowsBeard && random() < 0.6,
    isMirrored: random() < 0.5,
  }
}

const plane = (shape: string | undefined, { dark, light }: Planes) =>
  shape === undefined
    ? ''
    : `<path d="${shape}" fill="${dark}"/><path d="${shape}" fill="${light}" clip-path="url(#lit)"/>`

const ears = 'M148 202c-16-10-22 34 4 46ZM264 202c16-10 22 34-4 46Z'
const face = 'M146 190c0-60 26-86 60-86s60 26 60 86c0 70-28 134-60 134s-60-64-60-134Z'
const shoulders = 'M20 520c4-98 52-136 118-152l34-18h64l34 18c66 16 116 54 120 152Z'

/**
 * A head-and-shoulders of 400 by 500 in two planes of light over a suit-coloured field, as an SVG file. Pure: a slug is
 * always the same picture, and another slug is another one.
 *
 * @example portraitSvg('mira-halvorsen').startsWith('<svg') // true
 */
export function portraitSvg(slug: string): string {
  const portrait = composePortrait(slug)
  const { field, skin, hair, cloth, suit, place, turn } = portrait
  const shape: HairShape = hairShapes[portrait.hairShape]
  const hairPlanes = shape.isCloth ? portrait.cap : hair
  const collar = collars[portrait.collar] ?? {}
  const [x, y, size] = place
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><defs>
<clipPath id="lit"><path d="M206 0H400V520H206Z"/></clipPath>
<linearGradient id="field" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${field.light}"/><stop offset="1" stop-color="${field.dark}"/></linearGradient>
<radialGradient id="lamp" cx=".62" cy=".1" r=".9"><stop stop-color="${material.lamp}" stop-opacity=".42"/><stop offset=".5" stop-color="${material.lamp}" stop-opacity=".06"/><stop offset="1" stop-color="${material.shade}" stop-opacity=".4"/></radialGradient></defs>
<path d="M0 0H400V500H0Z" fill="url(#field)"/>
<path d="${suitPaths[suit]}" fill="${material.lamp}" opacity=".22" transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)"/>
<path d="M0 0H400V500H0Z" fill="url(#lamp)"/>
<g${portrait.isMirrored ? ' transform="translate(400) scale(-1 1)"' : ''}>
${plane(shape.back, hairPlanes)}
${plane(shoulders, cloth)}
${plane('M168 300h72v58c0 22-70 22-72 0Z', skin)}<path d="M168 316c16 18 56 20 72-2v-14h-72Z" fill="${material.shade}" opacity=".28"/>
${plane(collar.linen, linen)}${plane(collar.cloth, cloth)}${collar.cloth ? `<path d="${collar.cloth}" fill="${material.light}" opacity=".09"/>` : ''}${collar.line ? `<path d="${collar.line}" ${stroke} stroke="${material.shade}" stroke-opacity=".45" stroke-width="3"/>` : ''}
${shape.showsEars ? plane(ears, skin) : ''}${portrait.hasEarrings ? `<path d="M144 250h.1M268 250h.1" ${stroke} stroke="${material.brass}" stroke-width="9"/>` : ''}
${plane(face, skin)}<path d="M206 206l14 58-14 6Z" fill="${skin.dark}"/>
${drawBeard(portrait)}
<path d="M160 204c8-9 22-11 34-4l-2 8c-11-5-22-5-32-4ZM252 204c-8-9-22-11-34-4l2 8c11-5 22-5 32-4Z" fill="${hair.dark}"/><path d="M166 216h30v7c-10 4-22 2-30-7ZM246 216h-26v6c8 4 18 2 26-6Z" fill="${material.shade}" opacity=".24"/>
<path d="M188 288q18 7 36 0-6 9-18 9t-18-9Z" fill="${lips}"/>
${plane(shape.front, hairPlanes)}${portrait.hairShape === 'cap' ? `<path d="${suitPaths[suit]}" fill="${material.brassLight}" opacity=".85" transform="translate(192 110) scale(.3)"/>` : ''}
${drawGlasses(portrait)}
</g></svg>
`
}

function drawBeard({ beard, hair }: Portrait): string {
  const drawn = beards[beard]
  if (!drawn) return ''
  return `<g opacity="${drawn.opacity}">${plane(drawn.shape, hair)}</g>`
}

function drawGlasses({ glasses: name }: Portrait): string {
  const drawn = glasses[name]
  if (!drawn) return ''
  const fill = drawn.isDark ? `fill="${material.ink}"` : `fill="${material.light}" fill-opacity=".1"`
  return `<path d="${drawn.shape}" ${fill} stroke="${drawn.isDark ? material.brassDeep : material.ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
}
