import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DESKTOP_WIDTH, widthSteps } from '#shared/site/limits.ts'

const client = join(import.meta.dirname, '..')
const stylesheets = globSync('**/*.css', { cwd: client }).map((file) => file.replaceAll('\\', '/'))

/** Widths up to and from which the layout may change, in CSS pixels at a text size of 16: the steps, and where a desktop begins. */
const widths = [...Object.values(widthSteps), DESKTOP_WIDTH].flatMap((width) => [
  `min-width: ${width / 16}em`,
  `max-width: ${(width - 1) / 16}em`,
])

/** Every custom property that some stylesheet gives a value. */
const properties = new Set(
  stylesheets.flatMap((file) => readFileSync(join(client, file), 'utf8').match(/--[\w-]+(?=\s*:)/g) ?? []),
)

describe.each(stylesheets)('%s', (file) => {
  const css = readFileSync(join(client, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

  it('takes colours from the tokens only', () => {
    if (file === 'styles/tokens.css') return
    // The black of a mask is a shape, not a colour.
    const painted = css.replace(/\bmask[^;]*;/g, '')
    expect(
      painted.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?<![-\w])(?:black|white|gr[ae]y|red)(?![-\w])/gi),
    ).toBeNull()
  })

  it('uses no property that nobody gives a value', () => {
    // One with a fallback may be a script's to set.
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !properties.has(name))).toEqual([])
  })

  it('measures nothing by a glyph, which is wider in our font than in the one that stands in for it', () => {
    expect(css.match(/\d(?:ch|ex|cap|ic)\b/g)).toBeNull()
  })

  it('changes only at the breakpoints', () => {
    for (const width of css.match(/(?<=\()(?:min|max)-width:[^)]*(?=\))/g) ?? []) expect(widths).toContain(width)
  })
})

/** Every class that parts share; those of a part's own module are not written as words. */
const sharedClasses = new Set(
  stylesheets
    .filter((file) => !file.endsWith('.module.css'))
    .flatMap((file) => readFileSync(join(client, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
)

it.each(globSync('**/*.tsx', { cwd: client }))('%s uses no class that no stylesheet has', (file) => {
  // What a pattern fills in goes first, the innermost before what is around it.
  const inner = /\$\{[^{}]*\}/g
  const source = readFileSync(join(client, file), 'utf8').replace(inner, ' ').replace(inner, ' ')
  const written = [...source.matchAll(/className=(?:"([^"]*)"|\{[^`}]*`([^`]*)`)/gi)]
  const classes = written.flatMap(([, plain = '', pattern = '']) => `${plain} ${pattern}`.split(/\s+/))
  expect(classes.filter((name) => name !== '' && !sharedClasses.has(name))).toEqual([])
})

it.each(globSync('art/**/*.{ts,tsx}', { cwd: client }))('%s takes colours from the materials only', (file) => {
  if (file.endsWith('materials.ts') || /\.(?:test|gen)\.tsx?$/.test(file)) return
  expect(readFileSync(join(client, file), 'utf8').match(/['"]#[0-9a-f]{3,8}['"]|\b(?:rgb|hsl)a?\(/gi)).toBeNull()
})

it('keeps both fonts together below 40 kB', () => {
  const sizes = ['fraunces', 'figtree'].map((name) => statSync(join(client, `styles/fonts/${name}.woff2`)).size)
  expect(sizes[0]! + sizes[1]!).toBeLessThan(40_000)
})
