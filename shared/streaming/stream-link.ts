import { INVISIBLE_MARK } from '#shared/site/invisible-marks.ts'
import type { StreamLink, StreamLinkNotice, StreamPlatform } from './stream-link-verdict.ts'
import { readTwitchName, readTwitchUrl } from './twitch-link.ts'
import { readYoutubeId, readYoutubeUrl } from './youtube-link.ts'

const twitchHosts = ['twitch.tv', 'www.twitch.tv', 'm.twitch.tv', 'go.twitch.tv', 'player.twitch.tv', 'clips.twitch.tv']
const youtubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'studio.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]
const INVISIBLE_ENDS = new RegExp(`^${INVISIBLE_MARK}+|${INVISIBLE_MARK}+$`, 'g')
/** `twitch.tv/name` and `twitch.tv:443/name`: an address without its scheme. */
const BARE_ADDRESS = /^(?:[^\s/?#@:]+@)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}\.?(?::\d+)?(?:[/?#]|$)/
/** The longest that anybody pastes; what is longer is no link. */
const LONGEST = 2000

/**
 * Reads what somebody gives as stream link: for Twitch the user name in lower case, for YouTube the id of the live video
 * (specification, section 3), as such or in an address. `platform` decides for what is no address. Hosts are compared as
 * a whole, after the URL parser has made them plain.
 */
export function readStreamLink(input: string, platform: StreamPlatform): StreamLink {
  const text = input.replace(INVISIBLE_ENDS, '')
  if (text === '') return { isAccepted: false, platform, problem: 'empty' }
  if (text.length > LONGEST || /\s/.test(text)) return { isAccepted: false, platform, problem: 'unreadable' }
  const address = addressOf(text)
  if (address === null) return platform === 'twitch' ? readTwitchName(text) : readYoutubeId(text)
  const url = parseUrl(address)
  if (!url) return { isAccepted: false, platform, problem: 'unreadable' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { isAccepted: false, platform: null, problem: 'protocol' }
  }
  const owner = twitchHosts.includes(url.hostname) ? 'twitch' : youtubeHosts.includes(url.hostname) ? 'youtube' : null
  if (!owner) return refuseHost(url)
  const link = owner === 'twitch' ? readTwitchUrl(url) : readYoutubeUrl(url)
  if (!link.isAccepted) return link
  const notices: StreamLinkNotice[] = [...link.notices]
  if (url.username || url.password || url.port) notices.push('stripped')
  if (owner !== platform) notices.push('other-platform')
  return { ...link, notices }
}

/** Letters and digits that are taken for others, and names written in other alphabets (`xn--`). */
const LOOK_ALIKE = /(?:^|[.@])xn--|tw[i1l]tch|tvv[i1l]tch|y[o0]ut?u[b.]/

function refuseHost({ hostname, username }: URL): StreamLink {
  const host = hostname.replace(/\.$/, '')
  if (host === 'dashboard.twitch.tv') return { isAccepted: false, platform: 'twitch', problem: 'twitch-dashboard' }
  if (host.endsWith('.twitch.tv')) return { isAccepted: false, platform: 'twitch', problem: 'twitch-page' }
  if (/\.(?:youtube\.com|youtu\.be)$/.test(host))
    return { isAccepted: false, platform: 'youtube', problem: 'youtube-none' }
  const isTheirs = host !== hostname && [...twitchHosts, ...youtubeHosts].includes(host)
  const domain = host.split('.').slice(-2).join('.')
  const isAlike =
    !isTheirs && (LOOK_ALIKE.test(`${username}@${host}`) || domains.some((theirs) => isOneSlipFrom(theirs, domain)))
  return { isAccepted: false, platform: null, problem: isAlike ? 'look-alike' : 'host' }
}

const domains = ['twitch.tv', 'youtube.com', 'youtu.be']

/** Whether one sign too many, too few or wrong, or two that changed places, make one of the other. */
function isOneSlipFrom(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length)
  let start = 0
  while (start < shortest && one[start] === other[start]) start += 1
  let end = 0
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return Math.max(left.length, right.length) < 2 || (left.length === 2 && `${left[1]}${left[0]}` === right)
}

function addressOf(text: string): string | null {
  if (/^https?:/i.test(text)) return text
  if (/^[/\\]{2}/.test(text)) return `https:${text}`
  if (BARE_ADDRESS.test(text)) return `https://${text}`
  return text.includes(':') ? text : null
}

/** `URL.parse`, which browsers of 2023 do not have yet. */
function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
