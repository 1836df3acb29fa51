import Type, { type Static } from 'typebox'

const Text = Type.String({ minLength: 1 })

/** A link in content: `page` is an id of the route table (the path follows the locale), `href` an absolute https, mailto or tel address. */
export const ContentLink = Type.Object(
  {
    label: Text,
    page: Type.Optional(Text),
    /** Id of a section of that page. */
    section: Type.Optional(Text),
    href: Type.Optional(Text),
  },
  { additionalProperties: false },
)
export type ContentLink = Static<typeof ContentLink>

/** A link to a page of the site as a whole. */
export const PageLink = Type.Object({ label: Text, page: Text }, { additionalProperties: false })
export type PageLink = Static<typeof PageLink>
