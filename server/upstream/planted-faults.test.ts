import { describe, expect, it } from 'vitest'
import { resources } from '#server/site/features.ts'
import { loadEmbeddedUpstream } from './embedded.ts'
import { type ResourceName, ShapeError } from './resource.ts'

const embedded = await loadEmbeddedUpstream('data/upstream', resources, {
  now: () => Date.parse('2026-11-20T12:00:00Z'),
})
const query = new URLSearchParams({ siteId: 'GGPGLOBAL', brandAlias: 'KAARTKAMER', platform: 'windows', country: 'NL' })
const wrapped: Partial<Record<ResourceName, string>> = { releases: 'releases', 'download-links': 'links' }

/** Entries of each list that are kept: enough to have one of each kind of field. */
const KEPT = 3

type Path = readonly (string | number)[]

/** An answer of the sample data as a back end sends it, with short lists. */
function answerOf(name: ResourceName): unknown {
  const value = JSON.parse(JSON.stringify(embedded.select(name, query)), (_, part) =>
    Array.isArray(part) && typeof part[0] === 'object' ? part.slice(0, KEPT) : part,
  )
  const key = wrapped[name]
  return key ? { [key]: value } : value
}

function* partsOf(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, [...path, key])
}

function replaced(answer: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return by
  const copy = Array.isArray(answer) ? [...answer] : { ...(answer as object) }
  const at = copy as Record<string, unknown>
  at[key] = replaced(at[key], rest, by)
  return copy
}

function textsOf(value: unknown): string[] {
  return [...partsOf(value)].flatMap(({ value: part }) => (typeof part === 'string' ? [part] : []))
}

/** Where an answer with one part replaced is taken, although the part still stands in it. */
function taken(name: ResourceName, plant: (value: unknown) => unknown): string[] {
  const answer = answerOf(name)
  return [...partsOf(answer)].flatMap(({ path, value }) => {
    const planted = plant(value)
    if (planted === undefined) return []
    try {
      resources[name].parse(replaced(answer, path, planted))
    } catch (error) {
      if (error instanceof ShapeError) return []
      throw error
    }
    return [`/${path.join('/')}`]
  })
}

describe.each(Object.keys(resources) as ResourceName[])('the answer %s', (name) => {
  it('is one of the sample data', () => {
    expect(() => resources[name].parse(answerOf(name))).not.toThrow()
    expect(textsOf(answerOf(name)).length).toBeGreaterThan(1)
  })

  it.each([
    ['U+0000', '\0'],
    ['U+000B', '\v'],
    ['U+001B', '\u001b'],
    ['U+009B', '\u009b'],
    ['U+2028', '\u2028'],
    ['U+202E', '\u202e'],
    ['U+2066', '\u2066'],
    ['U+FFFE', '\ufffe'],
    ['U+FFFF', '\uffff'],
    ['half of a pair', '\ud800'],
  ])('is refused with %s in any of its texts', (_, character) => {
    expect(taken(name, (text) => (typeof text === 'string' ? `a${character}b` : undefined))).toEqual([])
  })

  it('is refused with an entry twice in any list whose entries are found by an id', () => {
    const twice = (list: unknown) => {
      const [entry] = Array.isArray(list) ? list : []
      return entry?.id || entry?.slug || entry?.month || entry?.board ? [entry, ...(list as unknown[])] : undefined
    }
    expect(taken(name, twice)).toEqual([])
  })

  it('is refused with a number that nothing has', () => {
    expect(taken(name, (number) => (typeof number === 'number' ? 1e300 : undefined))).toEqual([])
  })
})

it('takes lines and tabs in what is told of an incident', () => {
  const status = answerOf('network-status') as { incidents: { updates: { text: object }[] }[] }
  const update = status.incidents[0]?.updates[0]
  if (update) update.text = { nl: 'Een.\n\tTwee.', en: 'One.\n\tTwo.' }
  expect(textsOf(resources['network-status'].parse(status))).toContain('One.\n\tTwo.')
})

it('says which character is meant, without writing it', () => {
  const team = [{ slug: 'a', name: 'a\u202eb' }]
  expect(() => resources['brand-ambassadors'].parse(team)).toThrow(
    '/0/name must be text without control characters and marks of direction, found U+202E',
  )
})
