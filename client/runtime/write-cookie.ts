import type { CookieName } from '#shared/site/browser-storage.ts'

interface NewCookie {
  name: CookieName
  value: string
  maxAge: number
}

/** Writes a cookie as the server would: for the whole site, of this site only, Secure on https. */
export function writeCookie({ name, value, maxAge }: NewCookie): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
