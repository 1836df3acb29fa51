import type { LayoutProps } from '#client/components/section-props.ts'
import { optionalMessageOf } from './message-of.ts'
import { hrefOfItem, type KnownNavigation } from './select-navigation.ts'

/** What of a menu this build has a text and a page for. */
export function knownNavigation({ t, hrefTo }: Pick<LayoutProps, 't' | 'hrefTo'>): KnownNavigation {
  return {
    hasMessage: (key) => optionalMessageOf(t, key) !== null,
    hasPage: (item) => hrefOfItem(item, hrefTo) !== null,
  }
}
