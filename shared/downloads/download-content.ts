import Type from 'typebox'
import { platforms } from '#shared/site/navigation.ts'
import { exactly, Text, Texts } from '#shared/site/schema.ts'

export const DownloadContent = exactly({
  title: Text,
  lead: Text,
  /** A room, with three pictures: `-phone` and `-tablet` besides the scene's own. */
  scene: Text,
  alt: Text,
  platforms: Type.Array(
    exactly({
      id: Type.Enum([...platforms]),
      name: Text,
      /** Minimum requirements (specification, section 9); what is absent was not given. */
      system: Text,
      processor: Type.Optional(Text),
      memory: Type.Optional(Text),
      storage: Text,
      verify: Type.Optional(exactly({ where: Text, command: Text })),
      /** What the system asks before it installs a file that no store hands out. */
      install: Type.Optional(exactly({ title: Text, steps: Texts, command: Text, fingerprint: Text })),
      missing: Text,
    }),
    { minItems: platforms.length, maxItems: platforms.length },
  ),
  scan: Text,
  /** For systems without a client. */
  linux: Text,
  steps: Type.Array(exactly({ title: Text, text: Text }), { minItems: 3, maxItems: 3 }),
  check: exactly({ title: Text, lead: Text, note: Text, store: Text, missing: Text }),
  requirements: exactly({ title: Text, lead: Text }),
  files: exactly({ title: Text, lead: Text }),
  blocked: exactly({ title: Text, paragraphs: Texts }),
})
