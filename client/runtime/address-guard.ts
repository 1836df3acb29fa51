/** Schemes that a link may have besides this site's own: they lead out of it, and run nothing in it. */
const leadingOut = ['http:', 'https:', 'mailto:', 'tel:', 'webcal:']

/**
 * Whose an address is: own may be navigated to, external is the browser's and never a navigation of ours, and refused is
 * nobody's: `javascript:`, `data:` and everything else that would run or show what it holds (specification, section 8).
 */
export function judgeAddress({ protocol, origin }: URL, ownOrigin: string): 'own' | 'external' | 'refused' {
  if (!leadingOut.includes(protocol)) return 'refused'
  return origin === ownOrigin ? 'own' : 'external'
}
