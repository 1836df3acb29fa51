/** Key of the island that tells what a link leads to; null for a link of which nothing is told. */
export function islandKeyOf({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>, locale: string): string | null {
  const clause = /^#c-(\d+(?:\.\d+)+)$/.exec(hash)?.[1]
  // Two versions compared have no island: which of them would it tell?
  if (clause && /(?:\/\d{8}){2}\/$/.test(pathname)) return null
  if (clause) return `policy-clause_${pathname.split('/').filter(Boolean).join('.')}_${clause}`
  const [, series, event] = /^\/api(?:\/[a-z]{2})?\/calendar\/([a-z0-9-]+)\/([a-z0-9-]+)\.ics$/.exec(pathname) ?? []
  return event ? `tournament_${locale}_${series}_${event}` : null
}
