import { join } from 'node:path'
import type { EmbeddedUpstream } from '#server/upstream/embedded.ts'
import { fileNameOf, releaseOf, selectDownloadLink } from '#shared/downloads/download-links.ts'

/**
 * A line for each file that a download button starts and of which what is said would be another's: no release is known, or
 * the file of another country has the same name.
 */
export function checkReleases({
  folder,
  downloadLinks,
  releases,
}: Pick<EmbeddedUpstream, 'folder' | 'downloadLinks' | 'releases'>): string[] {
  return [...downloadLinks].flatMap(([client, countries]) => {
    const place = `/brands/${client.replace(' ', '/')}`
    const started = [...countries].flatMap(([country, links]) => {
      const link = selectDownloadLink(links)
      return link ? [{ country, link, fileName: fileNameOf(link) }] : []
    })
    return started.flatMap(({ country, link, fileName }) => {
      if (!releaseOf(link, releases.get(client) ?? [])) {
        return [
          `${join(folder, 'releases.json')}: ${place} expected the release of ${link.url}, which ${country} downloads`,
        ]
      }
      const first = started.find((other) => fileName !== null && other.fileName === fileName)
      return first && first.link.url !== link.url
        ? [
            `${join(folder, 'download-links.json')}: ${place}/${country} expected a file name of its own, which ${first.link.url} has`,
          ]
        : []
    })
  })
}
