import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A colour that stands on its own, or translucent ones on it: `press + surface-1`. */
type Ground = string

const surfaces: Ground[] = ['surface-0', 'surface-1', 'surface-2']
const controls: Ground[] = [
  ...surfaces,
  'hover + surface-0',
  'hover + surface-1',
  'press + surface-0',
  'press + surface-1',
]

/**
 * What every colour of the token file is for, in both themes: on which grounds it is text (4.5 : 1), or a large text, an edge
 * of a control, an icon or a ring (3 : 1); or that nothing has to be read from it.
 */
const texts: Record<string, Ground[]> = {
  'text-strong': [...controls, 'felt'],
  text: [...surfaces, 'responsible-wash', 'move-wash'],
  'text-prose': surfaces,
  'text-quiet': surfaces,
  reward: surfaces,
  responsible: [...surfaces, 'responsible-wash'],
  // Headings of responsible gaming, and the ground of its buttons.
  'responsible-deep': [...surfaces, 'responsible-wash'],
  'accent-ink': ['accent', 'accent-hover', 'accent-press'],
  // The button of a warning, at rest, under the pointer and pressed.
  'surface-0': ['text-strong', 'text', 'text-quiet', 'responsible', 'responsible-deep'],
  'strip-text': ['strip'],
  'strip-strong': ['strip'],
  'slip-ink': ['slip', 'card-light', 'card-shade'],
  'slip-text': ['slip'],
  'slip-accent': ['slip', 'card-light', 'card-shade'],
  'felt-text': ['felt'],
  'felt-quiet': ['felt'],
  ins: ['ins-wash', 'surface-0', 'surface-1'],
  del: ['del-wash', 'surface-0', 'surface-1'],
  move: ['move-wash', 'surface-0', 'surface-1'],
}
const edges: Record<string, Ground[]> = {
  accent: [...surfaces, 'felt'],
  focus: [...surfaces, 'felt'],
  'line-control': [...surfaces, 'responsible-wash'],
  'control-line': ['surface-0', 'surface-1'],
  'strip-responsible': ['strip'],
  'strip-focus': ['strip'],
}
const decoration = new Set([
  'line',
  'responsible-line',
  'strip-line',
  'slip-line',
  'card-edge',
  'felt-line',
  'footer-line',
  'accent-glow',
  'accent-light',
  'accent-dark',
  'brass-line',
  'brass-edge',
  'hidden',
  'shade',
  'scrim',
  'lamp',
  'shadow-card',
  'shadow-float',
])

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const grounds = new Set(
  [...Object.values(texts), ...Object.values(edges)].flat().flatMap((ground) => ground.split(' + ')),
)

describe.each(['dark', 'light'])('%s', (theme) => {
  const tokens = readTheme(theme)
  const has = (ground: Ground) => ground.split(' + ').every((name) => tokens.has(name))
  const pairsOf = (uses: Record<string, Ground[]>) =>
    Object.entries(uses).flatMap(([name, on]) =>
      tokens.has(name) ? on.filter(has).map((ground) => ({ name, ground })) : [],
    )
  const contrast = (name: string, ground: Ground) => {
    const base = ground.split(' + ').map((layer) => readColor(tokens.get(layer) ?? ''))
    const opaque = base.reduceRight((below, above) => blend(above, below))
    return ratio(blend(readColor(tokens.get(name) ?? ''), opaque), opaque)
  }

  it('says of every colour what it is for', () => {
    const known = (name: string) => name in texts || name in edges || decoration.has(name) || grounds.has(name)
    expect([...tokens.keys()].filter((name) => !known(name))).toEqual([])
  })

  it.each(pairsOf(texts))('$name can be read on $ground', ({ name, ground }) => {
    expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(edges))('$name can be seen on $ground', ({ name, ground }) => {
    expect(contrast(name, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('names no colour that does not exist', () => {
  const all = new Set([...readTheme('dark').keys(), ...readTheme('light').keys()])
  const named = [...Object.keys(texts), ...Object.keys(edges), ...decoration, ...grounds]
  expect(named.filter((name) => !all.has(name))).toEqual([])
})

it('computes what WCAG 2.2 does', () => {
  expect(ratio([255, 255, 255, 1], [0, 0, 0, 1])).toBe(21)
  // Grey of half intensity on white, as every checker has it.
  expect(ratio([118, 118, 118, 1], [255, 255, 255, 1])).toBeCloseTo(4.54, 2)
  expect(blend([0, 0, 0, 0.5], [200, 100, 0, 1])).toEqual([100, 50, 0, 1])
})

type Color = [red: number, green: number, blue: number, alpha: number]

/** Custom properties of a theme as it is on a screen, by name without dashes. */
function readTheme(theme: string): Map<string, string> {
  const block = css.match(new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`))?.[1] ?? ''
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** @throws Error for a value that is no opaque hexadecimal and no `rgb(r g b / a)` colour. */
function readColor(value: string): Color {
  const hex = /^#(..)(..)(..)$/.exec(value)?.slice(1)
  if (hex) return [...hex.map((pair) => Number.parseInt(pair, 16)), 1] as Color
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1)
  if (!parts) throw new Error(`${value} is no colour that can be computed with`)
  return parts.map(Number) as Color
}

function blend([red, green, blue, alpha]: Color, below: Color): Color {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha)
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
}

/** Contrast of two opaque colours (WCAG 2.2, relative luminance). */
function ratio(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Color): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.040_45 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
