import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { datedFolders, type PageDates } from '#server/site/discovery/page-dates.ts'

const data = new URL('../../data/', import.meta.url)

it('every page’s text has the date on which it became what it is (npm run page-dates)', () => {
  const dates: Readonly<Record<string, PageDates[keyof PageDates]>> = JSON.parse(
    readFileSync(new URL('page-dates.json', data), 'utf8'),
  )
  const hashes = datedFolders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, data)).map((name) => {
      const text = readFileSync(new URL(`${folder}/${name}`, data))
      const sha256 = createHash('sha256').update(text).digest('hex').slice(0, 16)
      return [`${folder}/${name.replace(/\.\w+$/, '')}`, sha256] as const
    }),
  )
  const written = new Map<string, string>(hashes)
  const names = new Set<string>([...written.keys(), ...Object.keys(dates)])
  expect([...names].filter((name) => dates[name]?.sha256 !== written.get(name))).toEqual([])
})
