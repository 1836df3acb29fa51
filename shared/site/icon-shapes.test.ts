import { expect, it } from 'vitest'
import { ICON_NAME, parseIconBody } from './icon-shapes.ts'

it('reads shapes and groups', () => {
  expect(parseIconBody('<g fill="none" stroke="currentColor"><path d="M6 5.5h12a2 2 0 0 1-2 2"/></g>')).toEqual([
    {
      tag: 'g',
      attributes: { fill: 'none', stroke: 'currentColor' },
      shapes: [{ tag: 'path', attributes: { d: 'M6 5.5h12a2 2 0 0 1-2 2' }, shapes: [] }],
    },
  ])
  expect(parseIconBody('<circle cx="1" cy="2" r="3" /><path d="M0 0"></path>')).toHaveLength(2)
})

it.each([
  '',
  'text',
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0" style="x"/>',
  '<path fill="url(https://elsewhere.example/x)"/>',
  '<path d="M0 0" fill=\'red\'/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<use href="#x"/>',
  '<g><path d="M0 0"/>',
  '<path d="M0 0"/></g>',
  '<g></path>',
  '<path d="&#x3c;"/>',
  '<!-- --><path d="M0 0"/>',
  '<foreignObject/>',
])('refuses %j', (body) => {
  expect(parseIconBody(body)).toBeNull()
})

it.each([
  ['calendar', true],
  ['arrow-up-2', true],
  ['Calendar', false],
  ['-a', false],
  ['a--b', false],
  ['a_b', false],
  ['../a', false],
  ['', false],
])('%j is a name: %s', (name, isName) => {
  expect(ICON_NAME.test(name)).toBe(isName)
})
