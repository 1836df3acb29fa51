import { STATIC_HTML_POLICY } from '#shared/site/page-model.ts'

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string }
}

// Our own server's HTML, which holds no text that was not escaped there. A policy can be made once.
const policy = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes?.createPolicy(STATIC_HTML_POLICY, {
  createHTML: (html) => html,
})

/** HTML of our own server as the browser takes it; everything else that is written as HTML is refused. */
export function trustHtml(html: string): string {
  return policy ? policy.createHTML(html) : html
}
