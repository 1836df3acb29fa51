import Type from 'typebox'
import { ContentLink } from '#shared/site/content-link.ts'
import { exactly, Text, texts } from '#shared/site/schema.ts'

export const RegionExplanationContent = exactly({
  seen: exactly({
    ...texts('title lead country region'),
    /** Stands for a country or region that is not known. */
    unknown: Text,
    source: Text,
    /** By what decided; `{date}` is that of the location data. */
    sources: exactly({ preview: Text, whitelist: Text, home: Text, database: Text, unknown: Text }),
    /** Names of regions that browsers and servers have no names for, by ISO 3166-2 code. */
    regions: Type.Record(Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' }), Text),
  }),
  rule: exactly({
    title: Text,
    key: Text,
    none: Text,
    type: Text,
    types: exactly({ BLOCKED: Text, WARNING: Text, open: Text }),
    ...texts('reason whitelist basis'),
  }),
  effects: exactly({
    title: Text,
    downloads: exactly({ term: Text, on: Text, off: Text }),
    signUp: exactly({ term: Text, open: Text, closed: Text, refused: Text }),
    dialogs: exactly({ term: Text, none: Text }),
  }),
  mistake: exactly({ title: Text, text: Text, code: Text, note: Text, link: ContentLink }),
  dialogs: exactly({
    title: Text,
    names: exactly({ 'region-warning': Text, ontario: Text, 'general-site': Text }),
    ...texts('none closed reset'),
  }),
})
