import Type, { type Static } from 'typebox'
import { type Locale, localeCodes } from '#shared/site/locales.ts'

const closed = { additionalProperties: false }
const HttpsUrl = Type.String({ pattern: '^https://' })
const HttpsOrigin = Type.String({ pattern: '^https://[^/]+$' })
const Text = Type.String({ minLength: 1 })
const Texts = Type.Object(
  Object.fromEntries(localeCodes.map((code) => [code, Text])) as Record<Locale, Type.TString>,
  closed,
)

/** A chat service. The addresses of its script and its capacity are fields of the site's own (specification, section 3). */
export const ChatSchema = Type.Object(
  {
    /** Messaging for Web. */
    provider: Type.Enum(['salesforce']),
    /** 15 or 18 characters. */
    orgId: Type.String({ pattern: '^00D[A-Za-z0-9]{12,15}$' }),
    deployment: Text,
    siteUrl: HttpsUrl,
    /** Where messages go (`scrt2URL`). */
    messagingUrl: HttpsUrl,
    /** How the automated thank-you begins that ends a conversation. */
    closingText: Texts,
    /** For a visitor who cannot chat. */
    phone: Texts,
  },
  closed,
)

/** Where what is counted goes: to our own server, and into the queue that third-party tags read. */
export const AnalyticsSchema = Type.Object({ beacon: Type.Boolean(), dataLayer: Type.Boolean() }, closed)

/** A script of somebody else, loaded after consent to its category only, with every other origin that it needs. */
const OutsideScript = Type.Object(
  {
    category: Type.Enum(['statistics', 'marketing']),
    url: HttpsUrl,
    connects: Type.Array(HttpsOrigin),
    images: Type.Array(HttpsOrigin),
    frames: Type.Array(HttpsOrigin),
  },
  closed,
)
const outsideNames = ['consent', 'analytics', 'tag-manager'] as const
type OutsideName = (typeof outsideNames)[number]

/** The scripts of others, by what they are. */
export const OutsideScriptsSchema = Type.Object(
  {
    consent: Type.Optional(OutsideScript),
    analytics: Type.Optional(OutsideScript),
    'tag-manager': Type.Optional(OutsideScript),
  } satisfies Record<OutsideName, unknown>,
  closed,
)

export type Analytics = Static<typeof AnalyticsSchema>
export type OutsideScript = Static<typeof OutsideScript> & { name: OutsideName }
type OutsideScripts = Static<typeof OutsideScriptsSchema>
export type ChatSettings = Static<typeof ChatSchema>

/** The edition's scripts of others, in the order in which they are loaded. */
export function outsideScriptsOf({ outsideScripts }: { outsideScripts: OutsideScripts }): OutsideScript[] {
  return outsideNames.flatMap((name) => {
    const script = outsideScripts[name]
    return script ? [{ name, ...script }] : []
  })
}

/** The edition's chat with its script; null where it has none that could be opened. */
export function openableChat(edition: {
  isSupportChat: boolean
  chat: ChatSettings | null
  chatScriptUrl: string | null
}): (ChatSettings & { scriptUrl: string }) | null {
  const { isSupportChat, chat, chatScriptUrl } = edition
  if (!isSupportChat || !chat || !chatScriptUrl) return null
  return { ...chat, scriptUrl: chatScriptUrl }
}
