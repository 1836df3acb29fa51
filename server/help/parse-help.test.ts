import { describe, expect, it } from 'vitest'
import { parseHelp } from './parse-help.ts'

const matter = '---\ntitle: Money\ndescription: About it.\nsuit: diamond\n---\n'
const parse = (body: string) => parseHelp('a.md', matter + body)

describe('parseHelp', () => {
  it('reads questions, blocks, editions and the words by which they are found', () => {
    const { answers, title, suit } = parse(
      '## How? {#how}\nSo.\n\n- a\n- b\n> other words\n\n## Why? {#why nl ca}\n[Here](page:contact).\n',
    )
    expect({ title, suit }).toEqual({ title: 'Money', suit: 'diamond' })
    expect(answers.map(({ blocks: _, ...answer }) => answer)).toEqual([
      { id: 'how', question: 'How?', words: 'other words', editions: null, about: [] },
      { id: 'why', question: 'Why?', words: '', editions: ['nl', 'ca'], about: [] },
    ])
    expect(answers[0]?.blocks.map(({ type }) => type)).toEqual(['paragraph', 'list'])
  })

  it.each([
    ['a heading that asks nothing', '## How {#how}\nSo.\n', 'a.md:6: expected a question'],
    ['a question without an id', '## How?\nSo.\n', 'a.md:6: expected a question'],
    ['an unknown edition', '## How? {#how fr}\nSo.\n', 'a.md:6: expected nl, global, ca, roleModels'],
    ['a question without an answer', '## How? {#how}\n> words\n', 'a.md:6: expected an answer'],
    ['a placeholder that nobody fills', '## How? {#how}\n{price}\n', 'a.md:7: expected one of the placeholders'],
  ])('refuses %s', (_, body, message) => {
    expect(() => parse(body)).toThrow(message)
  })
})
