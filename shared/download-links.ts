import type { DownloadLink } from './navigation.ts'

/** Types in the order in which they are offered (specification, section 7). */
const preferredTypes = [6, 2]

/**
 * The link that a download button starts: type 6, else type 2, else null.
 *
 * @example selectDownloadLink([{ type: 2, url: 'https://a.example/' }, { type: 6, url: 'https://b.example/' }])?.type // 6
 */
export function selectDownloadLink(links: readonly DownloadLink[]): DownloadLink | null {
  for (const type of preferredTypes) {
    const link = links.find((candidate) => candidate.type === type)
    if (link) return link
  }
  return null
}
