import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '#shared/site/navigation.ts'
import {
  holdsPage,
  hrefOfItem,
  selectBarUtilities,
  selectGroup,
  selectMain,
  selectPanel,
  selectShown,
  selectStripUtilities,
} from './select-navigation.ts'

function entry(routerName: string, changes: Partial<NavigationItem> = {}): NavigationItem {
  return {
    path: `/${routerName}/`,
    langKey: `nav.${routerName}`,
    routerName,
    siteType: 'contents',
    showSubArea: false,
    isShow: true,
    badge: null,
    children: [],
    ...changes,
  }
}

const about = entry('about', { children: [entry('about-us'), entry('contact'), entry('blog', { isShow: false })] })

const all = { hasMessage: () => true, hasPage: () => true }

describe('selectShown', () => {
  it('leaves out hidden entries on every level', () => {
    const shown = selectShown([about, entry('games', { isShow: false, children: [entry('omaha')] })], all)
    expect(shown.map(({ routerName }) => routerName)).toEqual(['about'])
    expect(shown[0]?.children.map(({ routerName }) => routerName)).toEqual(['about-us', 'contact'])
  })

  it('leaves out what this build cannot name or link, and badges without a text', () => {
    const known = {
      hasMessage: (key: string) => !key.includes('new'),
      hasPage: ({ routerName }: NavigationItem) => routerName === 'contact',
    }
    const group = entry('group', { children: [entry('contact', { badge: 'badge.new' }), entry('unknown')] })
    const shown = selectShown(
      [entry('newest'), entry('unknown'), group, entry('empty', { children: [entry('unknown')] })],
      known,
    )
    expect(shown.map(({ routerName }) => routerName)).toEqual(['group'])
    expect(shown[0]?.children).toEqual([entry('contact')])
  })
})

describe('selectGroup', () => {
  it('finds the entry below which the page stands', () => {
    expect(selectGroup(selectShown([entry('games'), about], all), 'contact')?.routerName).toBe('about')
  })

  it('finds it for the entry’s own page, and for one that lies under a page of it', () => {
    const games = entry('games', { children: [entry('omaha'), entry('features')] })
    const company = entry('about-us', { path: '/#about', children: [entry('contact'), entry('blog')] })
    expect(selectGroup([about, games], 'games')).toBe(games)
    expect(selectGroup([games, company], 'blog-article')).toBe(company)
    const help = entry('about-us', { children: [entry('help'), entry('contact')] })
    expect([selectGroup([help], 'help-account'), selectGroup([help], 'help-limits')]).toEqual([help, null])
    const law = entry('responsible-gaming', { children: [entry('terms-conditions'), entry('cookie-policy')] })
    expect(selectGroup([help, law], 'terms-conditions-version')).toBe(law)
    expect(selectGroup([entry('index', { children: [entry('contact'), entry('blog')] })], 'download')).toBeNull()
  })

  it('finds none when the strip would hold one link, or the page is in no menu', () => {
    const alone = entry('games', { children: [entry('omaha')] })
    expect(selectGroup([alone], 'omaha')).toBeNull()
    expect(selectGroup([about], 'error')).toBeNull()
  })
})

describe('selectMain', () => {
  const home = entry('index')
  const section = entry('index', { path: '/#formats', langKey: 'nav.games', children: [] })
  const team = entry('index', { path: '/#ambassadors', langKey: 'nav.team', children: [entry('contact')] })

  it('leaves out home, not what leads to a part of it', () => {
    expect(selectMain([home, section, about], 0)).toEqual([section, about])
  })

  it('shows a team only when somebody of it is known', () => {
    expect(selectMain([team, about], 0)).toEqual([about])
    expect(selectMain([team, about], 6)).toEqual([team, about])
  })
})

describe('selectPanel', () => {
  it('puts beside the entries what is an area and holds something', () => {
    const area = entry('area', { showSubArea: true, children: [entry('omaha')] })
    const empty = entry('empty', { showSubArea: true })
    const nested = entry('nested', { children: [entry('short-deck')] })
    const panel = selectPanel(entry('games', { children: [entry('spin'), area, empty, nested] }))
    expect(panel.areas).toEqual([area])
    expect(panel.entries.map(({ routerName }) => routerName)).toEqual(['spin', 'empty', 'nested'])
  })
})

describe('selectBarUtilities', () => {
  it('leaves out what the main menu holds and the sites of other editions', () => {
    const external = entry('', { siteType: 'external', path: 'https://help.example/' })
    const sibling = entry('', { siteType: 'sibling', path: 'https://ca.example/' })
    const [law, other] = [
      entry('terms-conditions', { siteType: 'compliance' }),
      entry('house-rules', { siteType: 'compliance' }),
    ]
    const utilities = [external, entry('contact'), law, other, entry('download'), sibling]
    const menus = [about, entry('policies', { children: [law] })]
    expect(selectBarUtilities(menus, utilities)).toEqual([external, other])
    expect(selectStripUtilities(utilities)).toEqual([entry('contact')])
    expect(selectBarUtilities([], [external, entry('contact'), law, sibling])).toEqual([
      external,
      entry('contact'),
      law,
    ])
  })
})

describe('holdsPage', () => {
  it('takes no link to a part of a page for the page', () => {
    const group = entry('index', { path: '/#formats', children: [entry('index', { path: '/#spin-and-gold' })] })
    expect(holdsPage(group, 'index')).toBe(false)
    expect(holdsPage(about, 'contact')).toBe(true)
    expect(holdsPage(about, 'index')).toBe(false)
  })
})

describe('hrefOfItem', () => {
  const hrefTo = (id: string) => {
    if (id === 'contact') return '/en/contact/'
    throw new Error(`No page ${id}`)
  }

  it.each([
    [entry('contact'), '/en/contact/'],
    [entry('unknown'), null],
    [entry('contact', { path: '/kontakt/#chat' }), '/en/contact/#chat'],
    [entry('contact', { siteType: 'external', path: 'https://help.example/#chat' }), 'https://help.example/#chat'],
    [entry('contact', { siteType: 'external', path: 'https://help.example/' }), 'https://help.example/'],
    [entry('', { siteType: 'sibling', path: 'https://ca.example/' }), 'https://ca.example/'],
  ])('$path of $siteType leads to %s', (item, href) => {
    expect(hrefOfItem(item, hrefTo)).toBe(href)
  })
})
