import type { FastifyInstance, FastifyReply } from 'fastify'

/** What frames nothing: the rule everywhere but on a page inside the poker client (decision 0016). */
export const NO_FRAMES = "frame-ancestors 'none'"

/** Features of browsers that ask something of a visitor or their device, and that nothing here has a use for. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-model',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** What every answer carries; a document adds its own content security policy. */
export const securityHeaders = {
  'content-security-policy': `default-src 'none'; ${NO_FRAMES}`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...refusedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Where browsers post what they refused or will stop doing in a document (W3C Reporting API). */
export const REPORTS_PATH = '/reports'
/** Deprecations go to the one that is called so, without being asked. */
const REPORTS_ENDPOINT = 'default'
const reporting = { 'reporting-endpoints': `${REPORTS_ENDPOINT}="${REPORTS_PATH}"` }

/** Set once per answer as one constant, which costs a tenth of what a header library's hooks do. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
}

/**
 * Gives an answer its document's own policy. Over https it also upgrades what is asked for over http; elsewhere that would
 * break a developer's machine. `X-Frame-Options` cannot name origins, so it goes where the policy names some.
 */
export function setDocumentPolicy(reply: FastifyReply, policy: string): FastifyReply {
  if (!policy.includes(NO_FRAMES)) reply.removeHeader('x-frame-options')
  const isSecure = reply.request.protocol === 'https'
  return reply.headers({ ...reporting, 'content-security-policy': documentPolicy(policy, isSecure) })
}

const { 'x-frame-options': refusesFrames, ...restOfHeaders } = securityHeaders

/** The same as headers, with all that every answer carries. */
export function documentHeaders(policy: string, isSecure: boolean): Record<string, string> {
  const headers = { ...restOfHeaders, ...reporting, 'content-security-policy': documentPolicy(policy, isSecure) }
  return policy.includes(NO_FRAMES) ? { ...headers, 'x-frame-options': refusesFrames } : headers
}

function documentPolicy(policy: string, isSecure: boolean): string {
  return `${policy}; report-to ${REPORTS_ENDPOINT}${isSecure ? '; upgrade-insecure-requests' : ''}`
}
