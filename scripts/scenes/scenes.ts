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

export const scenes: readonly Scene[] = [
  { name: 'hero-stage-desktop', file: 'home', crop: 'desktop', width: 1920, height: 960, samples: 48, finish: night },
  { name: 'hero-stage-tablet', file: 'home', crop: 'tablet', width: 1243, height: 960, samples: 32, finish: night },
  { name: 'hero-stage-mobile', file: 'home', crop: 'mobile', width: 640, height: 600, samples: 36, finish: night },
]
