import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '#shared/navigation.ts'
import { hrefOfItem, selectBarUtilities, selectGroup, selectHelpLink, selectShown } from './select-navigation.ts'

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

  it('finds none when the strip would hold one link, or the page is in no menu', () => {
    const alone = entry('games', { children: [entry('omaha')] })
    expect(selectGroup([alone], 'omaha')).toBeNull()
    expect(selectGroup([about], 'error')).toBeNull()
  })
})

describe('selectHelpLink', () => {
  it('is the first external link that is shown', () => {
    const hidden = entry('', { siteType: 'external', isShow: false, path: 'https://hidden.example/' })
    const help = entry('', { siteType: 'external', path: 'https://help.example/' })
    expect(selectHelpLink([entry('contact'), hidden, help])).toBe(help)
    expect(selectHelpLink([entry('contact')])).toBeNull()
  })
})

describe('selectBarUtilities', () => {
  const utilities = [entry('contact'), entry('download'), entry('', { siteType: 'sibling' })]

  it('shows all while the line has room', () => {
    expect(selectBarUtilities([about], utilities)).toEqual({ isFull: false, shown: utilities })
  })

  it('leaves to the menus what they hold when the line is full', () => {
    const main = [about, ...['a', 'b', 'c', 'd', 'e'].map((id) => entry(id))]
    expect(selectBarUtilities(main, utilities)).toEqual({ isFull: true, shown: [utilities[1]] })
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
    [entry('contact', { siteType: 'external', path: 'https://help.example/' }), 'https://help.example/'],
    [entry('', { siteType: 'sibling', path: 'https://ca.example/' }), 'https://ca.example/'],
  ])('$path of $siteType leads to %s', (item, href) => {
    expect(hrefOfItem(item, hrefTo)).toBe(href)
  })
})
