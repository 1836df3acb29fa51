import { NO_FRAMES } from '#server/http/plugins/security-headers.ts'
import { STATIC_HTML_POLICY, WORKER_POLICY } from '#shared/site/page-model.ts'
import type { OutsideOrigins } from './outside-origins.ts'

interface PolicyInput {
  /** `'sha256-…'` of the inlined styles. */
  styleHash: string
  /** Of React's inline scripts; only a page that is streamed with open sections has one. */
  nonce?: string
  /** Where a form of this page is sent besides ourselves: the operator's account service, on the sign-up page only. */
  formOrigin?: string | null
  /** Origins that may show this page in a frame: the poker client's, in embedded mode. */
  embedders?: readonly string[]
  /** Third parties of this page in this state. */
  outside?: OutsideOrigins | null
}

const nobody: OutsideOrigins = { scripts: [], styles: [], connects: [], images: [], frames: [] }

/**
 * The content security policy of a page: nothing but our own and what the page's state needs, no `unsafe-*`. Trusted
 * Types are asked for wherever all code is ours: no vendor's script knows of them.
 */
export function contentSecurityPolicy({ styleHash, nonce, formOrigin, embedders = [], outside }: PolicyInput): string {
  const { scripts, styles, connects, images, frames } = outside ?? nobody
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...scripts].join(' '),
    ["style-src 'self'", styleHash, ...styles].join(' '),
    ["img-src 'self'", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connects].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${formOrigin ? ` ${formOrigin}` : ''}`,
    frameAncestors(embedders),
    "object-src 'none'",
    ...(outside ? [] : ["require-trusted-types-for 'script'", `trusted-types ${STATIC_HTML_POLICY} ${WORKER_POLICY}`]),
  ].join('; ')
}

/** The directive that says who may show a document in a frame: those origins, and without any nobody. */
export function frameAncestors(embedders: readonly string[]): string {
  return embedders.length === 0 ? NO_FRAMES : `frame-ancestors ${embedders.join(' ')}`
}
