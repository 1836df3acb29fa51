import { segmentsOf } from '#shared/site/url-segments.ts'
import type { StreamLink, StreamLinkNotice, StreamLinkProblem } from './stream-link-verdict.ts'

/** Names of today have four characters or more; older ones are shorter. */
const SHORTEST = 4
const LONGEST = 25
const ownPages = new Set(
  (
    'directory settings downloads jobs p turbo store search subscriptions inventory wallet drops friends moderator ' +
    'popout u team user login signup prime broadcast following'
  ).split(' '),
)

export function readTwitchName(written: string): StreamLink {
  // Before the case is changed: it tells a channel of YouTube from a name.
  if (/^UC[\w-]{21}[AQgw]$/.test(written)) return { isAccepted: false, platform: 'twitch', problem: 'youtube-channel' }
  const notices: StreamLinkNotice[] = []
  const bare = written.startsWith('@') ? written.slice(1) : written
  if (bare !== written) notices.push('at-sign')
  // Before the case is changed as well: the Kelvin sign becomes a k.
  if (/[^\w-]/.test(bare)) return refuse(/[^\p{ASCII}]/u.test(bare) ? 'twitch-display-name' : 'twitch-characters')
  const name = bare.toLowerCase()
  if (name !== bare) notices.push('lower-case')
  if (name.includes('-')) return refuse('twitch-characters')
  if (name.startsWith('_')) return refuse('twitch-underscore')
  if (name === '' || name.length > LONGEST) return refuse('twitch-length')
  if (name === 'videos' || ownPages.has(name)) return refuse('twitch-page')
  if (name.length < SHORTEST) notices.push('short-name')
  if (/^\d+$/.test(name)) notices.push('only-digits')
  return { isAccepted: true, platform: 'twitch', id: name, notices }
}

export function readTwitchUrl(url: URL): StreamLink {
  const segments = segmentsOf(url)
  if (!segments) return refuse('unreadable')
  if (url.hostname === 'clips.twitch.tv') return refuse('twitch-clip')
  if (url.hostname === 'player.twitch.tv') {
    const channel = url.searchParams.get('channel')
    if (channel) return readTwitchName(channel)
    return refuse(url.searchParams.has('video') ? 'twitch-video' : 'twitch-none')
  }
  const [name, kind] = segments
  if (name === undefined) return refuse('twitch-none')
  if (name.toLowerCase() === 'videos') return refuse('twitch-video')
  if (name.toLowerCase() === 'dashboard' || kind === 'dashboard' || (name.toLowerCase() === 'u' && kind))
    return refuse('twitch-dashboard')
  if (ownPages.has(name.toLowerCase())) return refuse('twitch-page')
  if (kind === 'clip') return refuse('twitch-clip')
  if (kind === 'v' || kind === 'video') return refuse('twitch-video')
  const link = readTwitchName(name)
  return link.isAccepted && kind !== undefined ? { ...link, notices: [...link.notices, 'rest'] } : link
}

function refuse(problem: StreamLinkProblem): StreamLink {
  return { isAccepted: false, platform: 'twitch', problem }
}
