import { expect, it } from 'vitest'
import { listUnservedStyles } from './preload-plugin.ts'

type Chunk = Parameters<typeof listUnservedStyles>[0][number]

const chunk = (name: string, imports: string[], changes: Partial<Chunk> = {}): Chunk => ({
  name,
  fileName: `${name}.js`,
  imports: imports.map((one) => `${one}.js`),
  isEntry: false,
  isDynamicEntry: false,
  facadeModuleId: null,
  ...changes,
})
const styled = { viteMetadata: { importedCss: new Set(['a.css']) } }
const late = { isDynamicEntry: true }
const start = chunk('start', ['app'], { isDynamicEntry: true, facadeModuleId: '/site/client/site/hydrate.tsx' })

it.each<[string, Chunk[], string[]]>([
  ['its own', [chunk('swipe', [], { ...late, ...styled })], ['swipe']],
  [
    'of what it imports',
    [chunk('swipe', ['field'], late), chunk('field', ['badge']), chunk('badge', [], styled)],
    ['swipe'],
  ],
  ['that the app has brought', [start, chunk('app', [], styled), chunk('swipe', ['app'], late)], []],
  ['that come with a section', [chunk('odds', ['badge'], { ...late, isEntry: true }), chunk('badge', [], styled)], []],
])('code that is imported when it is needed cannot have styles, but those that are there: %s', (_, chunks, names) => {
  expect(listUnservedStyles(chunks)).toEqual(names)
})
