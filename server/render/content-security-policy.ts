import { STILL_HTML_POLICY } from '#shared/page-model.ts'

interface PolicyInput {
  /** `'sha256-…'` of the inlined styles. */
  styleHash: string
  /** Of React's inline scripts; only a page that is streamed with open sections has one. */
  nonce?: string
  /** Where a form of this page is sent besides ourselves: the operator's account service, on the sign-up page only. */
  formOrigin?: string | null
}

/** The content security policy of a page: nothing but our own, no `unsafe-*` (design, 4; reliability, 5.2). */
export function contentSecurityPolicy({ styleHash, nonce, formOrigin }: PolicyInput): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    `style-src 'self' ${styleHash}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${formOrigin ? ` ${formOrigin}` : ''}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${STILL_HTML_POLICY}`,
  ].join('; ')
}
