export const streamPlatforms = ['twitch', 'youtube'] as const
export type StreamPlatform = (typeof streamPlatforms)[number]

export const streamLinkProblems = [
  'empty',
  'unreadable',
  'protocol',
  'host',
  'look-alike',
  'twitch-none',
  'twitch-video',
  'twitch-clip',
  'twitch-page',
  'twitch-dashboard',
  'twitch-display-name',
  'twitch-underscore',
  'twitch-length',
  'twitch-characters',
  'youtube-none',
  'youtube-channel',
  'youtube-handle',
  'youtube-name',
  'youtube-playlist',
  'youtube-short',
  'youtube-clip',
  'youtube-live',
  'youtube-studio',
  'youtube-length',
  'youtube-characters',
] as const
export type StreamLinkProblem = (typeof streamLinkProblems)[number]

export const streamLinkNotices = [
  'lower-case',
  'at-sign',
  'only-digits',
  'short-name',
  'rest',
  'stripped',
  'unconfirmed',
  'like-name',
  'other-platform',
] as const
export type StreamLinkNotice = (typeof streamLinkNotices)[number]

export type StreamLink =
  | { isAccepted: true; platform: StreamPlatform; id: string; notices: readonly StreamLinkNotice[] }
  | { isAccepted: false; platform: StreamPlatform | null; problem: StreamLinkProblem; found?: string }
