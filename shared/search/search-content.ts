import Type from 'typebox'
import type { HelpCategoryContent } from '#shared/help/help.ts'
import { ContentLink } from '#shared/site/content-link.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })

/** How much is known of one thing that the accessibility statement names. */
const conformanceResults = ['met', 'partly', 'unknown', 'unmet'] as const

/** Content of the sections by which visitors find their way: help, search, the list of all pages, accessibility. */
export const searchSchemas = {
  'help-hub': Type.Object(
    {
      title: Text,
      lead: Text,
      contact: Type.Object(
        {
          title: Text,
          lead: Text,
          /** In this order; `hours` says when somebody answers. */
          routes: Type.Array(Type.Object({ topic: Text, text: Text, link: ContentLink, hours: Text }, closed), {
            minItems: 1,
          }),
          /** Above the telephone number of the market's first helpline, where it has one. */
          care: Text,
        },
        closed,
      ),
    },
    closed,
  ),
  // Made from a category's texts (`server/help/`); no content file may hold one.
  'help-category': Type.Unsafe<HelpCategoryContent>(Type.Never()),
  'search-results': Type.Object(
    {
      title: Text,
      lead: Text,
      /** Shown while nothing was asked, and when nothing was found. */
      elsewhere: Type.Object({ title: Text, links: Type.Array(ContentLink, { minItems: 1 }) }, closed),
    },
    closed,
  ),
  'site-map': Type.Object({ title: Text, lead: Text }, closed),
  conformance: Type.Object(
    {
      title: Text,
      lead: Text,
      items: Type.Array(
        Type.Object({ name: Text, result: Type.Enum([...conformanceResults]), how: Text, text: Text }, closed),
        { minItems: 1 },
      ),
    },
    closed,
  ),
} as const
