import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createFileCheck, readLoadErrors } from './check-file.ts'

const check = createFileCheck('data')
const file = 'pages/daily-promos.nl.json'
const page = () => JSON.parse(readFileSync(`data/${file}`, 'utf8'))
const pathsOf = (value: unknown) => check(file, JSON.stringify(value)).map(({ path }) => path)

it('names each field that its schema does not expect, within sections too', () => {
  expect(pathsOf(page())).toEqual([])
  const wrong = page()
  wrong.title = ''
  wrong.sections[0].look = 'mirored'
  wrong.sections[1].steps[0].titel = 'x'
  wrong.sections[2].conditions.items[2].amounts[0] = { constant: 'freeroll' }
  const paths = pathsOf(wrong)
  const expected = ['/title', '/sections/0/look', '/sections/1/steps/0/titel']
  expect(paths).toEqual(expect.arrayContaining(expected))
  expect(paths.join('\n')).toContain('/sections/2/conditions/items/2/amounts/0')
  wrong.from = '1 december'
  wrong.sections[1].until = '2026-12-01'
  const looks = 'must be a moment with its zone, such as 2026-12-01T18:00+01:00, found'
  expect(check(file, JSON.stringify(wrong))).toEqual(
    expect.arrayContaining([
      { file, path: '/from', message: `${looks} "1 december"` },
      { file, path: '/sections/1/until', message: `${looks} "2026-12-01"` },
    ]),
  )
  expect(check(file, '{"title": ').map(({ message }) => message)).toEqual([expect.stringContaining('is no JSON')])
})

it('what a start says of a file is said of that file', () => {
  const message = `/tmp/draft/${file}:12: /sections/0/look must be one of a, b\n/tmp/draft/help/app.nl.md: no answer`
  expect(readLoadErrors(message, '/tmp/draft', [file, 'help/app.nl.md'])).toEqual([
    { file, path: '/sections/0/look', message: 'must be one of a, b' },
    { file: 'help/app.nl.md', path: '', message: 'no answer' },
  ])
})
