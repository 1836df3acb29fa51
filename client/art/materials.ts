import type { SuitName } from '#shared/site/suit-name.ts'

/** What drawn things are made of, the same in both themes and on paper: no colours of `styles/tokens.css`. */
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
  room: '#2a1a14',
  felt: '#d9384a',
  lace: '#f1d9b0',
  backField: '#7a0e1d',
  light: '#ffffff',
  shade: '#000000',
} as const

export interface Planes {
  dark: string
  light: string
}

export const fields: Record<SuitName, readonly Planes[]> = {
  spade: [
    { dark: '#0e1119', light: '#2b3348' },
    { dark: '#0c1218', light: '#33475a' },
  ],
  heart: [
    { dark: '#3a0a13', light: '#a8142a' },
    { dark: '#2c0a10', light: '#7f1a28' },
  ],
  diamond: [
    { dark: '#3d2a0c', light: '#b98a34' },
    { dark: '#33200f', light: '#8f6132' },
  ],
  club: [
    { dark: '#0b1712', light: '#2f5145' },
    { dark: '#14170c', light: '#55592f' },
  ],
}

export const robes: Record<SuitName, Planes> = {
  spade: { dark: '#12141c', light: '#232838' },
  heart: { dark: '#7d0f1e', light: '#c4122a' },
  diamond: { dark: '#4a0d16', light: '#a3202f' },
  club: { dark: '#0f211b', light: '#1f4237' },
}
export const courtHairs: Record<SuitName, Planes> = {
  spade: { dark: '#22150e', light: '#3a2518' },
  heart: { dark: '#4a2712', light: '#6b3a1c' },
  diamond: { dark: '#7a4f1c', light: '#b98645' },
  club: { dark: '#15110f', light: '#2b231d' },
}
export const courtFace = {
  skin: { dark: '#d9ae85', light: '#f3d9b8' },
  nose: { dark: '#bd8e66', light: '#e3be98' },
  brow: '#2a1a10',
  eye: '#fbf4e6',
  pupil: '#20140c',
  lips: '#b3222f',
} as const

export interface ChipMaterial {
  base: string
  dark: string
  spot: string
  stripe: string
  inlay: string
  mark: string
  ring: string
}
export const chips = {
  oxblood: {
    base: '#a8142a',
    dark: '#5e0a17',
    spot: '#f3ead6',
    stripe: '#a8142a',
    inlay: '#f3ead6',
    mark: '#8e1122',
    ring: '#f3ead6',
  },
  ivory: {
    base: '#ede3cd',
    dark: '#b9aa8a',
    spot: '#8e1122',
    stripe: '#ede3cd',
    inlay: '#8e1122',
    mark: '#f3ead6',
    ring: '#8e1122',
  },
  night: {
    base: '#20232d',
    dark: '#0b0c10',
    spot: '#d9a94a',
    stripe: '#20232d',
    inlay: '#d9a94a',
    mark: '#20232d',
    ring: '#d9a94a',
  },
  brass: {
    base: '#c6923a',
    dark: '#6e4a15',
    spot: '#1b1c23',
    stripe: '#c6923a',
    inlay: '#1b1c23',
    mark: '#e9c878',
    ring: '#1b1c23',
  },
} as const satisfies Record<string, ChipMaterial>

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
