import { describe, expect, it } from 'vitest'
import { parseArticle } from './parse-article.ts'

const matter =
  '---\ntitle: Tilt\ndescription: About it: all.\ntopic: responsible-gaming\nsuit: heart\nauthor: The editors\ntags: tilt, stop-loss\n---\n'
const blocksOf = (body: string) => parseArticle('a.md', matter + body).blocks

describe('parseArticle', () => {
  it('reads front matter, whatever colons a value has', () => {
    const { title, description, topic, suit, author, tags } = parseArticle('a.md', `${matter}Text`)
    expect({ title, description, topic, suit, author, tags }).toEqual({
      title: 'Tilt',
      description: 'About it: all.',
      topic: 'responsible-gaming',
      suit: 'heart',
      author: 'The editors',
      tags: ['tilt', 'stop-loss'],
    })
  })

  it('reads every kind of block', () => {
    const blocks = blocksOf(
      '## Één idee\n\nOne\ntwo.\n\n> Aside\n\n- a\n- b\n\n1. c\n\n| h | n |\n|---|---|\n| x | 1 |\n',
    )
    expect(blocks).toEqual([
      { type: 'heading', id: 'een-idee', text: 'Één idee' },
      { type: 'paragraph', runs: [{ text: 'One' }, { text: ' ' }, { text: 'two.' }] },
      { type: 'aside', runs: [{ text: 'Aside' }] },
      { type: 'list', isOrdered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { type: 'list', isOrdered: true, items: [[{ text: 'c' }]] },
      { type: 'table', head: ['h', 'n'], rows: [['x', '1']] },
    ])
  })

  it('keeps looks and links apart', () => {
    expect(blocksOf('a **b** [c](page:contact) *d* [e](https://a.example/)')).toEqual([
      {
        type: 'paragraph',
        runs: [
          { text: 'a ' },
          { text: 'b', isStrong: true },
          { text: ' ' },
          { text: 'c', link: { page: 'contact' } },
          { text: ' ' },
          { text: 'd', isEmphasis: true },
          { text: ' ' },
          { text: 'e', link: { href: 'https://a.example/' } },
        ],
      },
    ])
  })

  it.each([
    ['a script as link', '[x](javascript:alert(1))', 'expected a link'],
    ['plain http', '[x](http://a.example/)', 'expected a link'],
    ['a picture', '![x](https://a.example/)', 'expected plain, strong'],
    ['a title of the first level', '# x', 'expected headings'],
    ['code', '    x', 'expected headings'],
  ])('refuses %s', (_, body, message) => {
    expect(() => blocksOf(body)).toThrow(message)
  })

  it('reads HTML as words', () => {
    expect(blocksOf('<b>x</b>')).toEqual([{ type: 'paragraph', runs: [{ text: '<b>x</b>' }] }])
  })

  it('refuses front matter with a field too few or an unknown topic', () => {
    expect(() => parseArticle('a.md', '---\ntitle: x\n---\nText')).toThrow('a.md: expected the fields')
    expect(() => parseArticle('a.md', matter.replace('responsible-gaming', 'sale'))).toThrow('expected a topic')
  })
})
