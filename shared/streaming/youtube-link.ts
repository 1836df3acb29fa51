import { segmentsOf } from '#shared/site/url-segments.ts'
import type { StreamLink, StreamLinkNotice, StreamLinkProblem } from './stream-link-verdict.ts'

/** 64 bits in 11 characters of base64url: four values fit the last one (nobody guarantees it). */
const VIDEO_ID = /^[\w-]{10}[AEIMQUYcgkosw048]$/
const VIDEO_ID_LENGTH = 11
const CHANNEL_ID = /^UC[\w-]{22}$/
const PLAYLIST_ID = /^(?:PL|UU|FL|LL|RD|OL)[\w-]{11,}$/

export function readYoutubeId(written: string): StreamLink {
  if (written.startsWith('@')) return refuse('youtube-handle')
  if (CHANNEL_ID.test(written)) return refuse('youtube-channel')
  if (PLAYLIST_ID.test(written)) return refuse('youtube-playlist')
  if (/[^\w-]/.test(written)) return refuse('youtube-characters')
  if (written.length !== VIDEO_ID_LENGTH) return refuse('youtube-length')
  const notices: StreamLinkNotice[] = []
  if (!VIDEO_ID.test(written)) notices.push('unconfirmed')
  // A handle of eleven letters without its @ has the shape of an id; only YouTube could tell.
  if (/^[a-z]+$/i.test(written) && (written === written.toLowerCase() || /^[A-Z][a-z]+$/.test(written))) {
    notices.push('like-name')
  }
  return { isAccepted: true, platform: 'youtube', id: written, notices }
}

export function readYoutubeUrl(url: URL): StreamLink {
  const segments = segmentsOf(url)
  if (!segments) return refuse('unreadable')
  const [kind = '', id] = segments
  if (url.hostname === 'studio.youtube.com') {
    const found = kind === 'video' && id !== undefined && readYoutubeId(id).isAccepted ? { found: id } : {}
    return { ...refuse('youtube-studio'), ...found }
  }
  if (url.hostname === 'youtu.be') return kind === '' ? refuse('youtube-none') : readYoutubeId(kind)
  if (kind.startsWith('@')) return refuse('youtube-handle')
  if (kind === 'watch') {
    const video = url.searchParams.get('v')
    return video ? readYoutubeId(video) : refuse('youtube-none')
  }
  if (kind === 'live_stream' || id === 'live_stream') return refuse('youtube-live')
  if (id === 'videoseries') return refuse('youtube-playlist')
  if (kind === 'live' || kind === 'embed' || kind === 'v') {
    return id === undefined ? refuse(kind === 'live' ? 'youtube-live' : 'youtube-none') : readYoutubeId(id)
  }
  return refuse(problems[kind] ?? (kind === '' || id !== undefined ? 'youtube-none' : 'youtube-name'))
}

/** By first segment; any other single one is a name that a channel chose long ago. */
const problems: Readonly<Record<string, StreamLinkProblem>> = {
  channel: 'youtube-channel',
  c: 'youtube-name',
  user: 'youtube-name',
  playlist: 'youtube-playlist',
  shorts: 'youtube-short',
  clip: 'youtube-clip',
  redirect: 'youtube-none',
  attribution_link: 'youtube-none',
  results: 'youtube-none',
  feed: 'youtube-none',
}

function refuse(problem: StreamLinkProblem): Extract<StreamLink, { isAccepted: false }> {
  return { isAccepted: false, platform: 'youtube', problem }
}
