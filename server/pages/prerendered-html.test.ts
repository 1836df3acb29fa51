import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createPrerenderedHtml, type PrerenderedHtml } from './prerendered-html.ts'

const written = (...children: ReactNode[]) =>
  Buffer.from(renderToStaticMarkup(createElement('main', null, ...children)))
type Placeholder = ReturnType<PrerenderedHtml['placeholder']>
// biome-ignore lint/security/noDangerouslySetInnerHtml: as sections are written
const elementOf = (placeholder: Placeholder) => createElement('div', { dangerouslySetInnerHTML: placeholder })
const filled = (fragments: PrerenderedHtml, html: Buffer) =>
  Buffer.concat(fragments.fill(html).map((piece) => Buffer.from(piece))).toString()

it('puts the HTML where its placeholder was written, whatever the order and as often as it was', () => {
  const fragments = createPrerenderedHtml()
  const [first, second] = [fragments.placeholder('<p>één € --></p>'), fragments.placeholder('')]
  const html = written('a', elementOf(second), 'é', elementOf(first), elementOf(first))
  expect(filled(fragments, html)).toBe(
    '<main>a<div></div>é<div><p>één € --></p></div><div><p>één € --></p></div></main>',
  )
})

it('takes no text or attribute for a placeholder', () => {
  const fragments = createPrerenderedHtml()
  const { __html: placeholder } = fragments.placeholder('<b>fragment</b>')
  const html = written(placeholder, createElement('input', { value: placeholder, readOnly: true }))
  expect(filled(fragments, html)).toBe(html.toString())
})

it('fails for a placeholder that stands for nothing, or has no end', () => {
  const fragments = createPrerenderedHtml()
  fragments.placeholder('<b>fragment</b>')
  for (const html of ['<!--prerendered:1-->', '<!--prerendered:0'])
    expect(() => fragments.fill(Buffer.from(html))).toThrow('A placeholder')
})
