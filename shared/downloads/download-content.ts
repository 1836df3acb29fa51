import Type from 'typebox'
import { platforms } from '#shared/site/navigation.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })

/** The words of the page that offers the client, and what each platform needs for it. */
export const DownloadContent = Type.Object(
  {
    title: Text,
    lead: Text,
    /** All of them, in the order for a visitor whose platform is not known. */
    platforms: Type.Array(
      Type.Object(
        {
          id: Type.Enum([...platforms]),
          name: Text,
          /** Minimum requirements (specification, section 9); what is absent was not given. */
          system: Text,
          processor: Type.Optional(Text),
          memory: Type.Optional(Text),
          storage: Text,
          /** How to work the file's SHA-256 out; `{file}` is its name. */
          verify: Type.Optional(Type.Object({ where: Text, command: Text }, closed)),
          /** Said when there is no link for this platform. */
          missing: Text,
        },
        closed,
      ),
      { minItems: platforms.length, maxItems: platforms.length },
    ),
    scan: Text,
    steps: Type.Array(Type.Object({ title: Text, text: Text }, closed), { minItems: 3, maxItems: 3 }),
    check: Type.Object({ title: Text, lead: Text, note: Text, store: Text, missing: Text }, closed),
    requirements: Type.Object({ title: Text, lead: Text }, closed),
    files: Type.Object({ title: Text, lead: Text }, closed),
    blocked: Type.Object({ title: Text, paragraphs: Type.Array(Text, { minItems: 1 }) }, closed),
  },
  closed,
)
