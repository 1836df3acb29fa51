import { describe, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import { routes } from '#shared/site/routes.ts'
import { resolveTargets, targetOf } from './navigation-targets.ts'

const sites = await loadEditions('data/markets', routes)
const resolve = (...items: NavigationItem[]) => resolveTargets(items, (path) => targetOf(sites, sites.byId.nl, path))

function entry(path: string, changes: Partial<NavigationItem> = {}): NavigationItem {
  return {
    path,
    langKey: 'nav.contact',
    routerName: 'contact',
    siteType: 'contents',
    showSubArea: false,
    isShow: true,
    badge: null,
    children: [],
    ...changes,
  }
}

describe('resolveTargets', () => {
  it('lets the path say which page an entry leads to', () => {
    const { items, unknown } = resolve(entry('/over-ons/'), entry('/#promoties'), entry('/contact'))
    expect(items.map(({ routerName }) => routerName)).toEqual(['about-us', 'index', 'contact'])
    expect(unknown).toEqual([])
  })

  it('leads to one document among many, and forgets what another path had', () => {
    const [article] = resolve(entry('/blog/bankroll/', { routerName: 'new-page' })).items
    expect(article).toMatchObject({ routerName: 'blog-article', params: { slug: 'bankroll' } })
    expect(resolve(entry('/contact/', { params: { slug: 'x' } })).items[0]).not.toHaveProperty('params')
  })

  it('leaves out what names no page, and tells its path, but no group with something to show', () => {
    const group = entry('/nergens/', { children: [entry('/contact/'), entry('/ook-niet/')] })
    const { items, unknown } = resolve(group, entry('/weg/'), entry('/leeg/', { children: [entry('/dood/')] }))
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ routerName: '', children: [{ routerName: 'contact' }] })
    expect(unknown.toSorted()).toEqual(['/dood/', '/leeg/', '/nergens/', '/ook-niet/', '/weg/'])
  })

  it('keeps hidden entries and those that leave the site as they are', () => {
    const hidden = entry('/nergens/', { isShow: false })
    const outside = entry('https://openovergokken.nl/', { siteType: 'external', routerName: '' })
    expect(resolve(hidden, outside)).toEqual({ items: [hidden, outside], unknown: [] })
  })

  it('leads elsewhere only to a host that the edition or its jurisdiction names, or to another edition', () => {
    const named = [
      entry('https://openovergokken.nl/hulp/', { siteType: 'external', routerName: '' }),
      entry('https://www.jellinek.nl/', { siteType: 'external', routerName: '' }),
      entry('https://kaartkamer-ca.example/', { siteType: 'sibling', routerName: '' }),
    ]
    const foreign = [
      'https://evil.test/',
      'https://openovergokken.nl.evil.test/',
      'https://evil.test/openovergokken.nl/',
      'https://openovergokken.nl:444/',
      'https://connexontario.ca/',
    ]
    const entries = foreign.map((path) => entry(path, { siteType: 'external', routerName: '' }))
    expect(resolve(...named, ...entries)).toEqual({ items: named, unknown: foreign })
    expect(resolve(entry('https://evil.test/', { siteType: 'sibling', routerName: '' })).items).toEqual([])
  })

  it('leads to another edition where this deployment has it', () => {
    const { ca, nl } = sites.byId
    const moved = { ...ca, edition: { ...ca.edition, origin: 'http://ca.localhost:4000' } }
    const sibling = 'http://ca.localhost:4000/'
    expect(targetOf(sites, nl, sibling)).toBeNull()
    expect(targetOf({ ...sites, byId: { ...sites.byId, ca: moved } }, nl, sibling)).not.toBeNull()
  })

  it('keeps what stands below an entry that would lead elsewhere, as a group that leads nowhere', () => {
    const group = entry('https://evil.test/', { siteType: 'external', children: [entry('/contact/')] })
    expect(resolve(group).items).toMatchObject([{ siteType: 'contents', path: '/', routerName: '', children: [{}] }])
    expect(JSON.stringify(resolve(group).items)).not.toContain('evil')
  })
})
