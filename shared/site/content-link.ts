import Type, { type Static } from 'typebox'
import { atLeast, exactly, Text } from './schema.ts'

/** A link in content: `page` is an id of the route table (the path follows the locale), `href` an absolute https, mailto or tel address. */
export const ContentLink = exactly({
  label: Text,
  page: Type.Optional(Text),
  section: Type.Optional(Text),
  href: Type.Optional(Text),
})
export type ContentLink = Static<typeof ContentLink>

export const PageLink = exactly({ label: Text, page: Text })
export type PageLink = Static<typeof PageLink>

export const MoreLinks = Type.Optional(atLeast(1, PageLink))
