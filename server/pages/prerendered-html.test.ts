import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createPrerenderedHtml, type PrerenderedHtml } from './prerendered-html.ts'

const written = (...children: ReactNode[]) =>
  Buffer.from(renderToStaticMarkup(createElement('main', null, ...children)))
// biome-ignore lint/security/noDangerouslySetInnerHtml: as sections are written
const markIn = (mark: ReturnType<PrerenderedHtml['mark']>) => createElement('div', { dangerouslySetInnerHTML: mark })
const filled = (kept: PrerenderedHtml, html: Buffer) =>
  Buffer.concat(kept.fill(html).map((piece) => Buffer.from(piece))).toString()

it('puts the HTML where its mark was written, whatever the order and as often as it was', () => {
  const kept = createPrerenderedHtml()
  const [first, second] = [kept.mark('<p>één € --></p>'), kept.mark('')]
  const html = written('a', markIn(second), 'é', markIn(first), markIn(first))
  expect(filled(kept, html)).toBe('<main>a<div></div>é<div><p>één € --></p></div><div><p>één € --></p></div></main>')
})

it('takes no text or attribute for a mark', () => {
  const kept = createPrerenderedHtml()
  const { __html: mark } = kept.mark('<b>kept</b>')
  const html = written(mark, createElement('input', { value: mark, readOnly: true }))
  expect(filled(kept, html)).toBe(html.toString())
})

it('fails for a mark that stands for nothing, or has no end', () => {
  const kept = createPrerenderedHtml()
  kept.mark('<b>kept</b>')
  for (const html of ['<!--kept:1-->', '<!--kept:0']) expect(() => kept.fill(Buffer.from(html))).toThrow('A mark')
})
