/**
 * What drawn things are made of. Materials look the same in both worlds and on paper, because a thing under a lamp does
 * not change with the page around it; so they stand here and not among the page's colours in `styles/tokens.css`.
 */
export const material = {
  ivory: '#f4ecdb',
  ivoryLight: '#fffbf1',
  ivoryShade: '#d9cdb4',
  ivoryDeep: '#b3a486',
  cardShade: '#e3d7bf',
  cardEdge: '#8b7c62',
  night: '#08090c',
  ink: '#15161c',
  inkSoft: '#262a36',
  red: '#c4122a',
  redLight: '#b3152a',
  redMiddle: '#8e1122',
  redDeep: '#7d0f1e',
  oxblood: '#4a0d16',
  oxbloodDeep: '#5e0b17',
  brass: '#d9a94a',
  brassLight: '#f6dc9a',
  brassMiddle: '#a87426',
  brassDeep: '#7a5419',
  lamp: '#fff0cf',
  light: '#ffffff',
  shade: '#000000',
} as const

/** A surface seen in two planes of light: away from the lamp and towards it. */
export interface Planes {
  dark: string
  light: string
}

/** Cloth, hair and skin of portraits and court figures. */
export const cloths: readonly Planes[] = [
  { dark: '#171b26', light: '#3a4257' },
  { dark: '#0b0c10', light: '#1e2029' },
  { dark: '#3a0a13', light: '#7d0f1e' },
  { dark: '#4b4132', light: '#7d6d52' },
  { dark: '#10241f', light: '#24473d' },
  { dark: '#2a1c30', light: '#4f3658' },
]
export const hairs: readonly Planes[] = [
  { dark: '#14100e', light: '#3a2a20' },
  { dark: '#2a120c', light: '#7a3a1e' },
  { dark: '#0e0b0a', light: '#2e2420' },
  { dark: '#6e4c22', light: '#c39a55' },
  { dark: '#5c5a58', light: '#a8a49c' },
  { dark: '#4a1d10', light: '#a4532a' },
]
export const skins: readonly Planes[] = [
  { dark: '#a5714b', light: '#e9c39a' },
  { dark: '#b98460', light: '#f3d2b0' },
  { dark: '#5e3a24', light: '#a9714a' },
  { dark: '#3b2418', light: '#7a4c33' },
  { dark: '#8a5a38', light: '#cf9a6b' },
  { dark: '#c08f70', light: '#f6dcc4' },
]
export const linen: Planes = { dark: '#cfc2a6', light: '#fffbf1' }
export const lips = '#7a3026'
