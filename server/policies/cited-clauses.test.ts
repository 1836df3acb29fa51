import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '#server/site/content/load-content.ts'
import { clausesOf } from '#shared/policies/policies.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { contentPageIds, routes } from '#shared/site/routes.ts'

const data = fileURLToPath(new URL('../../data/', import.meta.url))
const visitAt = (time: string) => ({ params: {}, clock: createContentClock(Date.parse(time)) })
const visit = visitAt('2026-11-20T12:00:00Z')

let content: Awaited<ReturnType<typeof loadContent>>
beforeAll(async () => {
  content = await loadContent({ dataFolder: data })
})

interface Written {
  sections: { id: string; editions?: string[] }[]
}
interface Citation {
  clause: string
  quote?: string
}

/** Every reference to a clause in a part of a content file, with its counterpart in the page. */
function pairsOf(written: unknown, shown: unknown): [Citation, { number: string; href: string; quote: string }][] {
  if (typeof written !== 'object' || written === null) return []
  if ('clause' in written && typeof written.clause === 'string') return [[written as Citation, shown as never]]
  return Object.entries(written).flatMap(([key, inner]) => pairsOf(inner, (shown as Record<string, unknown>)?.[key]))
}

function* everyCitation() {
  for (const { edition } of Object.values(content.sites.byId)) {
    for (const locale of edition.locales) {
      for (const pageId of contentPageIds(routes)) {
        const file = JSON.parse(readFileSync(`${data}pages/${pageId}.${locale}.json`, 'utf8')) as Written
        const page = content.pages.contentOf(pageId, locale, edition.id, visit)
        for (const section of file.sections.filter(({ editions }) => editions?.includes(edition.id) ?? true)) {
          const shown = page.sections.find(({ id }) => id === section.id)?.content
          for (const pair of pairsOf(section, shown)) yield { pair, page, edition, locale, pageId }
        }
      }
    }
  }
}

describe('what pages cite', () => {
  it('is in force word for word, under its number and at its place, in every edition and language', () => {
    let count = 0
    for (const { pair, edition, locale, pageId } of everyCitation()) {
      const [{ clause, quote }, cited] = pair
      const [policyId = '', clauseId] = clause.split('#')
      const versions = content.policies.versionsOf(policyId as never, edition.id, locale)
      const inForce = versions.findLast(({ effective }) => effective <= '2026-11-20')
      const found = inForce && clausesOf(inForce).find(({ id }) => id === clauseId)
      const place = `${edition.id} ${locale} ${pageId} ${clause}`
      expect(cited.number, place).toBe(found?.number)
      expect(cited.href, place).toMatch(new RegExp(`/#c-${found?.number.replace('.', '\\.')}$`))
      expect(cited.quote, place).toBe(quote ?? found?.plain.replaceAll('\n', ' '))
      count += 1
    }
    expect(count).toBeGreaterThan(100)
  })

  it('is the same page until a version of what it cites takes effect in the edition’s own time, and says when', () => {
    const at = (time: string) => {
      const moment = visitAt(time)
      const page = content.pages.contentOf('streamer-check', 'nl', 'nl', moment)
      return { page, changesAt: moment.clock.changesAt }
    }
    // 3 February 2025 in Amsterdam: before it, most of what the page cites is in no version.
    const midnight = '2025-02-02T23:00:00.000Z'
    const before = at('2025-01-15T12:00:00Z')
    expect(before.changesAt).toBe(Date.parse(midnight))
    expect(at('2025-02-02T22:59:59.999Z')).toEqual(before)
    expect(at('2025-02-02T22:59:59.999Z').page).toBe(before.page)
    expect(at(midnight).page).not.toEqual(before.page)
  })
})
