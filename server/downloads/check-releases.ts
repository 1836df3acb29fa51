import { join } from 'node:path'
import type { EmbeddedUpstream } from '#server/upstream/embedded.ts'
import { releaseOf, selectDownloadLink } from '#shared/downloads/download-links.ts'

/** A line for each file that a download button starts and of which no release is known: what is said of it would be another's. */
export function checkReleases({ folder, downloadLinks, releases }: EmbeddedUpstream): string[] {
  return [...downloadLinks].flatMap(([client, countries]) =>
    [...countries].flatMap(([country, links]) => {
      const link = selectDownloadLink(links)
      const place = `${join(folder, 'releases.json')}: /brands/${client.replace(' ', '/')}`
      return link && !releaseOf(link, releases.get(client) ?? [])
        ? [`${place} expected the release of ${link.url}, which ${country} downloads`]
        : []
    }),
  )
}
