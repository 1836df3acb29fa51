import type { Edition } from '#shared/site/editions.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import { noConsent } from '#shared/visitor/consent.ts'
import { openableChat, outsideScriptsOf } from '#shared/visitor/third-parties.ts'
import type { PageRequest } from './page-request.ts'

/** Origins besides ours that a page may use, by what for. */
export interface OutsideOrigins {
  scripts: string[]
  styles: string[]
  connects: string[]
  images: string[]
  frames: string[]
}

/**
 * Third parties of a page: the chat's on pages about responsible gaming, those of scripts elsewhere, where this visitor
 * has allowed them; null for none. Edition, route and visitor's class decide it, so that stored pages can be shared.
 */
export function outsideOriginsOf(
  { site: { edition }, consent = noConsent }: PageRequest,
  { topic }: PageContext,
): OutsideOrigins | null {
  if (topic === 'responsible-gaming') return chatOrigins(edition)
  const scripts = outsideScriptsOf(edition).filter(({ category }) => consent.allowed.includes(category))
  if (scripts.length === 0) return null
  const connects = scripts.flatMap((script) => [originOf(script.url), ...script.connects])
  return {
    scripts: unique(scripts.map(({ url }) => originOf(url))),
    styles: [],
    connects: unique(connects),
    images: unique(scripts.flatMap(({ images }) => images)),
    frames: unique(scripts.flatMap(({ frames }) => frames)),
  }
}

function chatOrigins(edition: Edition): OutsideOrigins | null {
  const chat = openableChat(edition)
  if (!chat) return null
  const site = originOf(chat.siteUrl)
  return {
    scripts: unique([originOf(chat.scriptUrl), site]),
    styles: [site],
    connects: unique([site, originOf(chat.messagingUrl)]),
    images: [site],
    frames: [site],
  }
}

const originOf = (url: string) => new URL(url).origin
const unique = (origins: string[]) => [...new Set(origins)]
