/** A part of a portrait in 400 by 500; the face is in the middle at x = 206, its right half is towards the lamp. */
export interface HairShape {
  back?: string
  front?: string
  isCloth?: boolean
  allowsBeard: boolean
  showsEars: boolean
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

const crown = [
  [148, 172, 25],
  [146, 136, 29],
  [168, 106, 31],
  [204, 90, 34],
  [242, 104, 31],
  [264, 136, 28],
  [264, 172, 24],
] as const
const curls = crown.map(([x, y, r]) => circle(x, y, r)).join('')
const cloud = `${circle(138, 186, 34)}${circle(128, 142, 38)}${circle(158, 98, 42)}${circle(206, 78, 46)}${circle(254, 98, 42)}${circle(284, 142, 38)}${circle(274, 186, 34)}`
const swept = 'M140 210c-8-66 18-112 64-112 46 0 72 42 66 108-4-22-14-42-26-52-32 0-62-6-76-18-12 16-22 44-28 74Z'

export const hairShapes = {
  short: {
    front: 'M138 214C130 140 160 96 204 96s74 34 70 112c-6-22-14-44-22-52-30 10-66 6-86-6-12 14-22 38-28 64Z',
    allowsBeard: true,
    showsEars: true,
  },
  crop: {
    front: 'M145 186c-4-62 22-92 61-92s65 30 61 92c-4-18-10-30-17-36-28-11-60-11-88 0-7 6-13 18-17 36Z',
    allowsBeard: true,
    showsEars: true,
  },
  parted: {
    front: 'M140 208c-14-74 18-118 70-118 46 0 72 38 62 112-4-16-10-32-20-42-34 2-62-8-80-30-2 30-20 46-32 78Z',
    allowsBeard: true,
    showsEars: true,
  },
  curls: { front: curls, allowsBeard: true, showsEars: true },
  bald: { allowsBeard: true, showsEars: true },
  cap: {
    front:
      'M142 168c-6-50 22-80 64-80s70 30 64 80ZM138 160c34-12 100-12 150 2 10 4 12 14 0 16-50-10-104-10-146-2-10 0-12-12-4-16Z',
    isCloth: true,
    allowsBeard: true,
    showsEars: true,
  },
  long: {
    back: 'M124 330c-8-120 0-236 82-238 82 2 90 118 82 238-6 26-42 38-82 32-40 6-76-6-82-32Z',
    front:
      'M128 330C112 250 118 96 206 92c88 4 92 150 78 238-10 18-30 22-44 18V190c-22-8-52-20-66-46-8 30-10 60-8 90v114c-14 6-30 0-38-18Z',
    allowsBeard: false,
    showsEars: false,
  },
  bob: {
    back: 'M124 282c-12-112 4-192 82-192s94 80 82 192c-20 14-52 18-82 18s-62-4-82-18Z',
    front:
      'M126 280C114 176 128 92 206 92s92 84 80 188c-12 8-26 10-40 8 8-30 10-66 4-112-30 4-62 4-88 0-6 46-4 82 4 112-14 2-28 0-40-8Z',
    allowsBeard: false,
    showsEars: false,
  },
  bun: { back: circle(206, 90, 34), front: swept, allowsBeard: false, showsEars: true },
  tail: {
    back: 'M250 112c52-18 82 40 70 104-6 36-2 74 16 108-46-4-72-42-62-96 6-36 2-84-24-116Z',
    front: swept,
    allowsBeard: false,
    showsEars: true,
  },
  cloud: { back: cloud, front: `${curls}`, allowsBeard: false, showsEars: false },
  scarf: {
    back: 'M206 86c70 0 88 66 84 132-4 70-12 110-28 150-34 24-78 24-112 0-16-40-24-80-28-150-4-66 14-132 84-132Z',
    front:
      'M206 86c62 0 80 60 76 128-3 60-16 104-34 132-12 10-30 14-42 14s-30-4-42-14c-18-28-31-72-34-132-4-68 14-128 76-128ZM206 132c-38 0-54 26-54 66 0 62 26 118 54 118s54-56 54-118c0-40-16-66-54-66Z',
    isCloth: true,
    allowsBeard: false,
    showsEars: false,
  },
} as const satisfies Record<string, HairShape>

/** What is worn at the neck: planes of linen, and planes of the coat's own cloth over them. */
export const collars: Record<string, { linen?: string; cloth?: string; line?: string }> = {
  wrap: { linen: 'M172 352l33 68 33-68 26 14-40 104h-38l-42-104Z' },
  shirt: {
    linen: 'M170 344l36 40 36-40 20 16-22 62-34-30-34 30-22-62Z',
    line: 'M206 392v120M206 420h.1M206 456h.1',
  },
  crew: { linen: 'M162 350c14 40 74 40 88 0l10 8c-14 54-94 54-108 0Z' },
  roll: { cloth: 'M162 314c26 16 62 16 88 0l6 56c-30 20-70 20-100 0Z', line: 'M160 338c28 16 64 16 92 0' },
  lapels: {
    linen: 'M170 350l36 120 36-120-36 30Z',
    cloth: 'M166 346l-40 26 22 50-14 14 72 84v-50ZM246 346l40 26-22 50 14 14-72 84v-50Z',
  },
  hood: {
    cloth:
      'M152 336c-34 20-44 62-22 104 22-32 46-46 76-46s54 14 76 46c22-42 12-84-22-104-8 34-28 48-54 48s-46-14-54-48Z',
    line: 'M184 396v66M228 396v66',
  },
}

export const beards: Record<string, { shape: string; opacity: number } | null> = {
  none: null,
  shadow: {
    shape: 'M149 224c6 64 28 100 57 100s51-36 57-100c-8 18-14 30-22 36-18-12-52-12-70 0-8-6-14-18-22-36Z',
    opacity: 0.34,
  },
  full: {
    shape: 'M147 206c-2 78 24 138 59 138s61-60 59-138c-6 28-12 42-22 50-18-10-56-10-74 0-10-8-16-22-22-50Z',
    opacity: 1,
  },
  chin: { shape: 'M178 268c18-8 38-8 56 0 6 36-8 66-28 66s-34-30-28-66Z', opacity: 1 },
}

export const glasses: Record<string, { shape: string; isDark: boolean } | null> = {
  none: null,
  round: {
    shape: `${circle(181, 216, 23)}${circle(233, 216, 23)}M204 212c2-4 4-4 6 0M158 210l-12-4M256 210l10-4`,
    isDark: false,
  },
  square: {
    shape:
      'M158 202h44v20c0 8-6 12-14 12h-16c-8 0-14-4-14-12ZM212 202h44v20c0 8-6 12-14 12h-16c-8 0-14-4-14-12ZM202 208h10M158 206l-12-4M256 206l10-4',
    isDark: false,
  },
  dark: {
    shape:
      'M156 202h46c2 20-6 32-22 32s-24-12-24-32ZM210 202h46c0 20-8 32-24 32s-24-12-22-32ZM202 206h8M156 204l-10-2M256 204l10-2',
    isDark: true,
  },
}
