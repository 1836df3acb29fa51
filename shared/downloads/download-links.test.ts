import { describe, expect, it } from 'vitest'
import { installerLanguage, selectDownloadLink } from './download-links.ts'

const link = (type: number, url = `https://downloads.example/${type}`) => ({ type, url })

describe('selectDownloadLink', () => {
  it.each([
    { types: [1, 2, 6], expected: 6 },
    { types: [6, 2], expected: 6 },
    { types: [1, 2, 5], expected: 2 },
    { types: [2], expected: 2 },
    { types: [1, 3, 5], expected: undefined },
    { types: [], expected: undefined },
  ])('takes $expected from $types', ({ types, expected }) => {
    expect(selectDownloadLink(types.map((type) => link(type)))?.type).toBe(expected)
  })

  it('takes the first of several links of one type', () => {
    const links = [link(6, 'https://downloads.example/first'), link(6, 'https://downloads.example/second')]
    expect(selectDownloadLink(links)?.url).toBe('https://downloads.example/first')
  })
})

it.each([
  ['pt-br', 'pt'],
  ['pt-BR', 'pt'],
  ['pt', 'pt'],
  ['nl-NL', 'nl-nl'],
  ['en', 'en'],
])('the region language %s is %s for an installer', (region, installer) => {
  expect(installerLanguage(region)).toBe(installer)
})
