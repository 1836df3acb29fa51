import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStreamLink } from './stream-link.ts'
import {
  type StreamLinkNotice,
  type StreamLinkProblem,
  type StreamPlatform,
  streamLinkProblems,
} from './stream-link-verdict.ts'

const VIDEO = 'dQw4w9WgXcQ'
const CHANNEL = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'

type Accepted = [input: string, platform: StreamPlatform, id: string, notices?: StreamLinkNotice[]]
const accepted: Accepted[] = [
  // Twitch: names
  ['kaartenkoffie', 'twitch', 'kaartenkoffie'],
  ['  kaartenkoffie \n', 'twitch', 'kaartenkoffie'],
  ['\u200ekaartenkoffie\u200b', 'twitch', 'kaartenkoffie'],
  ['KaartenKoffie', 'twitch', 'kaartenkoffie', ['lower-case']],
  ['@kaarten_koffie', 'twitch', 'kaarten_koffie', ['at-sign']],
  ['@Kaarten', 'twitch', 'kaarten', ['at-sign', 'lower-case']],
  ['river_rat_007', 'twitch', 'river_rat_007'],
  ['ab', 'twitch', 'ab', ['short-name']],
  ['12826', 'twitch', '12826', ['only-digits']],
  ['a'.repeat(25), 'twitch', 'a'.repeat(25)],
  // Twitch: addresses
  ['twitch.tv/kaartenkoffie', 'twitch', 'kaartenkoffie'],
  ['https://twitch.tv/kaartenkoffie', 'twitch', 'kaartenkoffie'],
  ['http://www.twitch.tv/kaartenkoffie/', 'twitch', 'kaartenkoffie'],
  ['HTTPS://WWW.TWITCH.TV/KaartenKoffie', 'twitch', 'kaartenkoffie', ['lower-case']],
  ['https://m.twitch.tv/kaartenkoffie?desktop-redirect=true', 'twitch', 'kaartenkoffie'],
  ['https://go.twitch.tv/kaartenkoffie#chat', 'twitch', 'kaartenkoffie'],
  ['//twitch.tv/kaartenkoffie', 'twitch', 'kaartenkoffie'],
  ['https://player.twitch.tv/?channel=kaartenkoffie&parent=a.nl', 'twitch', 'kaartenkoffie'],
  ['https://www.twitch.tv/kaartenkoffie/schedule', 'twitch', 'kaartenkoffie', ['rest']],
  ['https://twitch.tv:443/kaartenkoffie', 'twitch', 'kaartenkoffie'],
  ['https://twitch.tv:8443/kaartenkoffie', 'twitch', 'kaartenkoffie', ['stripped']],
  ['https://me:secret@twitch.tv/kaartenkoffie', 'twitch', 'kaartenkoffie', ['stripped']],
  ['https://ｔｗｉｔｃｈ.tv/kaartenkoffie', 'twitch', 'kaartenkoffie'],
  ['https://twitch.tv/kaarten%6boffie', 'twitch', 'kaartenkoffie'],
  // YouTube: ids
  [VIDEO, 'youtube', VIDEO],
  ['jNQXAC9IVRw', 'youtube', 'jNQXAC9IVRw'],
  ['9bZkp7q19f0', 'youtube', '9bZkp7q19f0'],
  ['aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['M7lc1UVf-VE', 'youtube', 'M7lc1UVf-VE'],
  ['dQw4w9WgXcR', 'youtube', 'dQw4w9WgXcR', ['unconfirmed']],
  ['kaartenkoff', 'youtube', 'kaartenkoff', ['unconfirmed', 'like-name']],
  ['pokerkaarts', 'youtube', 'pokerkaarts', ['like-name']],
  // YouTube: addresses
  [`https://www.youtube.com/watch?v=${VIDEO}`, 'youtube', VIDEO],
  [`youtube.com/watch?v=${VIDEO}`, 'youtube', VIDEO],
  [`https://m.youtube.com/watch?app=desktop&v=${VIDEO}&t=12s`, 'youtube', VIDEO],
  [`https://music.youtube.com/watch?v=${VIDEO}&list=RDAMVM${VIDEO}`, 'youtube', VIDEO],
  [`https://gaming.youtube.com/watch?v=${VIDEO}`, 'youtube', VIDEO],
  [`https://youtu.be/${VIDEO}`, 'youtube', VIDEO],
  [`https://youtu.be/${VIDEO}?si=Ab1_cd-2`, 'youtube', VIDEO],
  [`youtu.be/${VIDEO}?feature=share&t=1`, 'youtube', VIDEO],
  [`https://www.youtube.com/live/${VIDEO}?feature=share`, 'youtube', VIDEO],
  [`https://www.youtube.com/live/${VIDEO}/`, 'youtube', VIDEO],
  [`https://www.youtube.com/embed/${VIDEO}?autoplay=1`, 'youtube', VIDEO],
  [`https://www.youtube.com/v/${VIDEO}`, 'youtube', VIDEO],
  [`https://www.youtube-nocookie.com/embed/${VIDEO}`, 'youtube', VIDEO],
  [`https://user@www.youtube.com/watch?v=${VIDEO}`, 'youtube', VIDEO, ['stripped']],
  [`http://www.youtube.com:80/watch?v=${VIDEO}`, 'youtube', VIDEO],
]

type Refused = [input: string, platform: StreamPlatform, problem: StreamLinkProblem]
const refused: Refused[] = [
  ['', 'twitch', 'empty'],
  [' \u200b\u00a0', 'youtube', 'empty'],
  ['kaarten koffie', 'twitch', 'unreadable'],
  ['https://', 'twitch', 'unreadable'],
  ['https://twitch.tv:99999/kaarten', 'twitch', 'unreadable'],
  ['https://twitch.tv/%E0%A4%A', 'twitch', 'unreadable'],
  [`https://youtu.be/${'a'.repeat(2000)}`, 'youtube', 'unreadable'],
  // Twitch
  ['_abc', 'twitch', 'twitch-underscore'],
  ['a'.repeat(26), 'twitch', 'twitch-length'],
  ['@', 'twitch', 'twitch-length'],
  ['kaarten-koffie', 'twitch', 'twitch-characters'],
  ['kaarten!', 'twitch', 'twitch-characters'],
  ['카드커피', 'twitch', 'twitch-display-name'],
  ['kaartën', 'twitch', 'twitch-display-name'],
  ['кaarten', 'twitch', 'twitch-display-name'],
  ['\u212aaarten', 'twitch', 'twitch-display-name'],
  ['kaar\u200bten', 'twitch', 'twitch-display-name'],
  ['directory', 'twitch', 'twitch-page'],
  [CHANNEL, 'twitch', 'youtube-channel'],
  ['https://www.twitch.tv/', 'twitch', 'twitch-none'],
  ['https://www.twitch.tv/videos/1234567890', 'twitch', 'twitch-video'],
  ['https://www.twitch.tv/kaartenkoffie/v/1234567890', 'twitch', 'twitch-video'],
  ['https://player.twitch.tv/?video=v1234567890', 'twitch', 'twitch-video'],
  ['https://player.twitch.tv/', 'twitch', 'twitch-none'],
  ['https://www.twitch.tv/kaartenkoffie/clip/BraveAce', 'twitch', 'twitch-clip'],
  ['https://clips.twitch.tv/BraveAce', 'twitch', 'twitch-clip'],
  ['https://www.twitch.tv/directory/category/poker', 'twitch', 'twitch-page'],
  ['https://www.twitch.tv/popout/kaartenkoffie/chat', 'twitch', 'twitch-page'],
  ['https://www.twitch.tv/Settings/profile', 'twitch', 'twitch-page'],
  ['https://help.twitch.tv/s/article', 'twitch', 'twitch-page'],
  ['https://dashboard.twitch.tv/u/kaartenkoffie/stream-manager', 'twitch', 'twitch-dashboard'],
  ['https://www.twitch.tv/kaartenkoffie/dashboard', 'twitch', 'twitch-dashboard'],
  ['twitch.tv/dashboard/live', 'twitch', 'twitch-dashboard'],
  // YouTube
  [CHANNEL, 'youtube', 'youtube-channel'],
  ['UCBR8-60-B28hp2BmDPdntcQ', 'youtube', 'youtube-channel'],
  [`https://www.youtube.com/channel/${CHANNEL}`, 'youtube', 'youtube-channel'],
  [`https://www.youtube.com/channel/${CHANNEL}/live`, 'youtube', 'youtube-channel'],
  ['@kaartenenkoffie', 'youtube', 'youtube-handle'],
  ['youtube.com/@kaartenenkoffie', 'youtube', 'youtube-handle'],
  ['https://www.youtube.com/@kaartenenkoffie/live', 'youtube', 'youtube-handle'],
  ['https://www.youtube.com/%40kaartenenkoffie', 'youtube', 'youtube-handle'],
  ['https://www.youtube.com/c/KaartenEnKoffie', 'youtube', 'youtube-name'],
  ['https://www.youtube.com/user/kaartenenkoffie', 'youtube', 'youtube-name'],
  ['https://www.youtube.com/kaartenenkoffie', 'youtube', 'youtube-name'],
  ['https://www.youtube.com/playlist?list=PL0123456789012345678901234567890AB', 'youtube', 'youtube-playlist'],
  ['PL0123456789012345678901234567890AB', 'youtube', 'youtube-playlist'],
  ['https://www.youtube.com/embed/videoseries?list=PL01', 'youtube', 'youtube-playlist'],
  [`https://www.youtube.com/shorts/${VIDEO}`, 'youtube', 'youtube-short'],
  ['https://youtube.com/clip/UgkxAbCd', 'youtube', 'youtube-clip'],
  ['https://www.youtube.com/live', 'youtube', 'youtube-live'],
  [`https://www.youtube.com/embed/live_stream?channel=${CHANNEL}`, 'youtube', 'youtube-live'],
  [`https://www.youtube.com/live_stream?channel=${CHANNEL}`, 'youtube', 'youtube-live'],
  [`https://studio.youtube.com/video/${VIDEO}/livestreaming`, 'youtube', 'youtube-studio'],
  [`https://studio.youtube.com/channel/${CHANNEL}/livestreaming`, 'youtube', 'youtube-studio'],
  ['https://www.youtube.com/', 'youtube', 'youtube-none'],
  ['https://www.youtube.com/watch', 'youtube', 'youtube-none'],
  [`https://www.youtube.com/redirect?q=https://youtu.be/${VIDEO}`, 'youtube', 'youtube-none'],
  ['https://youtu.be/', 'youtube', 'youtube-none'],
  ['dQw4w9WgXc', 'youtube', 'youtube-length'],
  ['dQw4w9WgXcQQ', 'youtube', 'youtube-length'],
  ['dQw4w9WgX.Q', 'youtube', 'youtube-characters'],
  ['dQw4w9WgX+Q', 'youtube', 'youtube-characters'],
  ['https://youtu.be/dQw4w9Wg', 'youtube', 'youtube-length'],
  // Hosts that only look alike
  ['https://eviltwitch.tv/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://tvvitch.tv/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://twich.tv/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://twtich.tv/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://www.twitsch.tv/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://switch.tv/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://youtbe.com/watch?v=dQw4w9WgXcQ', 'youtube', 'look-alike'],
  ['https://yuotube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'look-alike'],
  ['https://outube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'look-alike'],
  ['https://yotu.be/dQw4w9WgXcQ', 'youtube', 'look-alike'],
  // Names of their own
  ['https://switch.nl/kaartenkoffie', 'twitch', 'host'],
  ['https://youth.org/watch?v=dQw4w9WgXcQ', 'youtube', 'host'],
  ['https://stitch.tv/kaartenkoffie', 'twitch', 'host'],
  ['https://y0utube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'look-alike'],
  ['https://evilyoutube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'look-alike'],
  ['https://youtube.com.evil.tld/watch?v=dQw4w9WgXcQ', 'youtube', 'look-alike'],
  ['https://twitch.tv@evil.tld/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://twitch.tv:80@evil.tld/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://evil.tld/twitch.tv/kaartenkoffie', 'twitch', 'host'],
  ['https://evil.tld#twitch.tv/kaartenkoffie', 'twitch', 'host'],
  ['https://evil.tld\\@twitch.tv/kaartenkoffie', 'twitch', 'host'],
  ['https://twitch.tv\\@evil.tld/kaartenkoffie', 'twitch', 'twitch-characters'],
  ['https://twitch.tv.evil.tld/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://twitch.tv./kaartenkoffie', 'twitch', 'host'],
  ['https://twіtch.tv/kaartenkoffie', 'twitch', 'look-alike'],
  ['https://twitch.tv\u2024evil.tld/kaartenkoffie', 'twitch', 'unreadable'],
  ['https://www.youtu.be/dQw4w9WgXcQ', 'youtube', 'youtube-none'],
  ['https://api.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'youtube-none'],
  ['https://ytimg.com/dQw4w9WgXcQ', 'youtube', 'host'],
  ['https://kick.com/kaartenkoffie', 'twitch', 'host'],
  ['https://127.0.0.1/kaartenkoffie', 'twitch', 'host'],
  ['https://[::1]/kaartenkoffie', 'twitch', 'host'],
  // Schemes
  ['javascript:alert(1)', 'twitch', 'protocol'],
  ['data:text/html,x', 'youtube', 'protocol'],
  ['ftp://twitch.tv/kaartenkoffie', 'twitch', 'protocol'],
  ['mailto:me@twitch.tv', 'twitch', 'protocol'],
  ['rtmp://live.twitch.tv/app/live_123', 'twitch', 'protocol'],
]

describe('a stream link', () => {
  it.each(accepted)('%j for %s is %j', (input, platform, id, notices = []) => {
    expect(readStreamLink(input, platform)).toEqual({ isAccepted: true, platform, id, notices })
  })

  it.each(refused)('%j for %s is refused: %s', (input, platform, problem) => {
    expect(readStreamLink(input, platform)).toMatchObject({ isAccepted: false, problem })
  })

  it('names every reason to refuse that there is', () => {
    expect([...new Set(refused.map(([, , problem]) => problem))].sort()).toEqual([...streamLinkProblems].sort())
    expect(accepted.length + refused.length).toBeGreaterThanOrEqual(80)
  })

  it('takes the platform from the address, and says when another was chosen', () => {
    expect(readStreamLink(`https://youtu.be/${VIDEO}`, 'twitch')).toEqual({
      isAccepted: true,
      platform: 'youtube',
      id: VIDEO,
      notices: ['other-platform'],
    })
    expect(readStreamLink('twitch.tv/kaarten', 'youtube')).toMatchObject({ platform: 'twitch', id: 'kaarten' })
  })

  it('points at the id inside an address of the studio', () => {
    const link = readStreamLink(`https://studio.youtube.com/video/${VIDEO}/livestreaming`, 'youtube')
    expect(link).toMatchObject({ isAccepted: false, found: VIDEO })
  })

  it('accepts nothing but a name or an id, whatever it is given, and the same again', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }), fc.domain())
    fc.assert(
      fc.property(anything, fc.constantFrom<StreamPlatform>('twitch', 'youtube'), (input, platform) => {
        const link = readStreamLink(input, platform)
        if (!link.isAccepted) return
        expect(link.id).toMatch(link.platform === 'twitch' ? /^[a-z0-9][a-z0-9_]{0,24}$/ : /^[\w-]{11}$/)
        expect(readStreamLink(link.id, link.platform)).toMatchObject({ isAccepted: true, id: link.id })
      }),
    )
  })

  it('accepts an address on no other host than those of the two', () => {
    fc.assert(
      fc.property(fc.domain(), fc.constantFrom('twitch.tv', 'youtube.com', 'youtu.be'), (domain, host) => {
        for (const address of [
          `https://${domain}/name`,
          `https://${host}.${domain}/name`,
          `https://${host}@${domain}/`,
        ]) {
          expect(readStreamLink(address, 'twitch').isAccepted).toBe(false)
        }
      }),
    )
  })
})
