/** A camera in a scene: one picture, made for one shape of frame. */
export interface Scene {
  /** The picture's, by which pages ask for it. */
  name: string
  /** `scripts/scenes/{file}.py`. */
  file: string
  /** Which of the file's cameras. */
  crop: string
  /** In CSS pixels where it is shown largest; the file says how many pixels are rendered. */
  width: number
  height: number
  /** Of both halves together: noise falls with their root, time rises with them. */
  samples: number
  /** Options of `finish.py`. */
  finish: Readonly<Record<string, number>>
}

const night = { k: 1.5, exposure: 1, grain: 0.008 }
const misdeal = { ...night, bloom: 0.02 }
const counter = { k: 1.5, exposure: 1.12, keep: 0.03, grain: 0.007, bloom: 0.025 }
const shut = { k: 1.6, exposure: 1.1, keep: 0.02, grain: 0.007, bloom: 0.02 }
const kitchen = { k: 1.5, exposure: 1.12, grain: 0.007, bloom: 0.02, vignette: 0 }
const desk = { k: 1.5, exposure: 1.1, keep: 0.03, grain: 0.007, bloom: 0.025 }
const cloakroom = { ...desk, bloom: 0.04 }
const hall = { k: 1.7, exposure: 1.5, black: 0.008, keep: 0.02, grain: 0.007 }

export const scenes: readonly Scene[] = [
  { name: 'hero-stage-desktop', file: 'home', crop: 'desktop', width: 1920, height: 960, samples: 48, finish: night },
  { name: 'hero-stage-tablet', file: 'home', crop: 'tablet', width: 1243, height: 960, samples: 32, finish: night },
  { name: 'hero-stage-mobile', file: 'home', crop: 'mobile', width: 640, height: 600, samples: 36, finish: night },
  { name: 'misdeal-stage', file: 'misdeal', crop: 'desktop', width: 1440, height: 675, samples: 44, finish: misdeal },
  {
    name: 'misdeal-stage-phone',
    file: 'misdeal',
    crop: 'phone',
    width: 768,
    height: 372,
    samples: 28,
    finish: misdeal,
  },
  { name: 'room-hall', file: 'hall', crop: 'desktop', width: 1920, height: 860, samples: 28, finish: hall },
  { name: 'room-hall-tablet', file: 'hall', crop: 'tablet', width: 1024, height: 330, samples: 32, finish: hall },
  { name: 'room-hall-phone', file: 'hall', crop: 'phone', width: 480, height: 330, samples: 26, finish: hall },
  { name: 'room-counter', file: 'counter', crop: 'desktop', width: 1920, height: 860, samples: 28, finish: counter },
  {
    name: 'room-counter-tablet',
    file: 'counter',
    crop: 'tablet',
    width: 1024,
    height: 330,
    samples: 32,
    finish: counter,
  },
  { name: 'room-counter-phone', file: 'counter', crop: 'phone', width: 480, height: 330, samples: 28, finish: counter },
  { name: 'room-shut', file: 'shut', crop: 'desktop', width: 1920, height: 860, samples: 32, finish: shut },
  { name: 'room-shut-tablet', file: 'shut', crop: 'tablet', width: 1024, height: 680, samples: 36, finish: shut },
  { name: 'room-shut-phone', file: 'shut', crop: 'phone', width: 480, height: 540, samples: 36, finish: shut },
  { name: 'room-kitchen', file: 'kitchen', crop: 'desktop', width: 1920, height: 720, samples: 32, finish: kitchen },
  {
    name: 'room-kitchen-tablet',
    file: 'kitchen',
    crop: 'tablet',
    width: 1024,
    height: 440,
    samples: 36,
    finish: kitchen,
  },
  { name: 'room-kitchen-phone', file: 'kitchen', crop: 'phone', width: 480, height: 320, samples: 36, finish: kitchen },
  { name: 'room-desk', file: 'school', crop: 'desktop', width: 1920, height: 640, samples: 28, finish: desk },
  { name: 'room-desk-tablet', file: 'school', crop: 'tablet', width: 1024, height: 330, samples: 32, finish: desk },
  { name: 'room-desk-phone', file: 'school', crop: 'phone', width: 480, height: 330, samples: 28, finish: desk },
  { name: 'room-porter', file: 'porter', crop: 'desktop', width: 1920, height: 560, samples: 30, finish: desk },
  { name: 'room-porter-tablet', file: 'porter', crop: 'tablet', width: 1024, height: 330, samples: 36, finish: desk },
  { name: 'room-porter-phone', file: 'porter', crop: 'phone', width: 480, height: 280, samples: 32, finish: desk },
  { name: 'room-streamers', file: 'streamers', crop: 'desktop', width: 1920, height: 860, samples: 36, finish: desk },
  {
    name: 'room-streamers-tablet',
    file: 'streamers',
    crop: 'tablet',
    width: 1024,
    height: 330,
    samples: 40,
    finish: desk,
  },
  {
    name: 'room-streamers-phone',
    file: 'streamers',
    crop: 'phone',
    width: 480,
    height: 330,
    samples: 36,
    finish: desk,
  },
  {
    name: 'room-cloakroom',
    file: 'cloakroom',
    crop: 'desktop',
    width: 1920,
    height: 680,
    samples: 36,
    finish: cloakroom,
  },
  {
    name: 'room-cloakroom-tablet',
    file: 'cloakroom',
    crop: 'tablet',
    width: 1024,
    height: 330,
    samples: 40,
    finish: cloakroom,
  },
  {
    name: 'room-cloakroom-phone',
    file: 'cloakroom',
    crop: 'phone',
    width: 480,
    height: 260,
    samples: 40,
    finish: cloakroom,
  },
]
