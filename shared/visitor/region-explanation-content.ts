import Type from 'typebox'
import { ContentLink } from '#shared/site/content-link.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })

/** The words of "Why am I seeing this?" around what it says of one visitor. */
export const RegionExplanationContent = Type.Object(
  {
    seen: Type.Object(
      {
        title: Text,
        lead: Text,
        country: Text,
        region: Text,
        /** Stands for a country or region that is not known. */
        unknown: Text,
        source: Text,
        /** By what decided; `{date}` is that of the location data. */
        sources: Type.Object({ preview: Text, whitelist: Text, home: Text, database: Text, unknown: Text }, closed),
        /** Names of regions that browsers and servers have no names for, by ISO 3166-2 code. */
        regions: Type.Record(Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' }), Text),
      },
      closed,
    ),
    rule: Type.Object(
      {
        title: Text,
        key: Text,
        /** Stands for the key on the whitelist. */
        none: Text,
        type: Text,
        types: Type.Object({ BLOCKED: Text, WARNING: Text, open: Text }, closed),
        reason: Text,
        whitelist: Text,
        basis: Text,
      },
      closed,
    ),
    effects: Type.Object(
      {
        title: Text,
        downloads: Type.Object({ term: Text, on: Text, off: Text }, closed),
        signUp: Type.Object({ term: Text, open: Text, closed: Text, refused: Text }, closed),
        dialogs: Type.Object({ term: Text, none: Text }, closed),
      },
      closed,
    ),
    mistake: Type.Object({ title: Text, text: Text, code: Text, note: Text, link: ContentLink }, closed),
    dialogs: Type.Object(
      {
        title: Text,
        /** What each dialog is called on this page. */
        names: Type.Object({ 'region-warning': Text, ontario: Text, 'general-site': Text }, closed),
        none: Text,
        closed: Text,
        reset: Text,
      },
      closed,
    ),
  },
  closed,
)
