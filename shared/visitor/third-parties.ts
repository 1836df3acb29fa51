import Type, { type Static } from 'typebox'
import { localeCodes } from '#shared/site/locales.ts'
import { each, exactly, Text } from '#shared/site/schema.ts'

const HttpsUrl = Type.String({ pattern: '^https://' })
const HttpsOrigin = Type.String({ pattern: '^https://[^/]+$' })
const Texts = exactly(each(localeCodes, Text))

/** A chat service. The addresses of its script and its capacity are fields of the site's own (specification, section 3). */
export const ChatSchema = exactly({
  provider: Type.Enum(['salesforce']),
  /** 15 or 18 characters. */
  orgId: Type.String({ pattern: '^00D[A-Za-z0-9]{12,15}$' }),
  deployment: Text,
  siteUrl: HttpsUrl,
  messagingUrl: HttpsUrl,
  /** How the automated thank-you begins that ends a conversation. */
  closingText: Texts,
  /** For a visitor who cannot chat. */
  phone: Texts,
})

/** Targets of events: our own server, and the queue that third-party tags read. */
export const AnalyticsSchema = exactly({ beacon: Type.Boolean(), dataLayer: Type.Boolean() })

const OutsideScript = exactly({
  category: Type.Enum(['statistics', 'marketing']),
  url: HttpsUrl,
  connects: Type.Array(HttpsOrigin),
  images: Type.Array(HttpsOrigin),
  frames: Type.Array(HttpsOrigin),
})
const outsideNames = ['consent', 'analytics', 'tag-manager'] as const
type OutsideName = (typeof outsideNames)[number]

export const OutsideScriptsSchema = exactly({
  consent: Type.Optional(OutsideScript),
  analytics: Type.Optional(OutsideScript),
  'tag-manager': Type.Optional(OutsideScript),
} satisfies Record<OutsideName, unknown>)

export type Analytics = Static<typeof AnalyticsSchema>
export type OutsideScript = Static<typeof OutsideScript> & { name: OutsideName }
type OutsideScripts = Static<typeof OutsideScriptsSchema>
export type ChatSettings = Static<typeof ChatSchema>

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
