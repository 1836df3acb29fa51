import { join } from 'node:path'
import type { EmbeddedUpstream } from '#server/upstream/embedded.ts'
import { fileNameOf, releaseOf, selectDownloadLink } from '#shared/downloads/download-links.ts'

type Checked = Pick<EmbeddedUpstream, 'folder' | 'downloadLinks' | 'releases'>
/** How whoever reads a line calls what the releases of a client, or its links for a country, stand in. */
export type PlaceOf = (client: string, country?: string) => string

/**
 * A line for each file that a download button starts and of which what is said would be another's: no release is known, or
 * the file of another country has the same name.
 */
export function checkReleases({ folder, downloadLinks, releases }: Checked, placeOf = placesIn(folder)): string[] {
  return [...downloadLinks].flatMap(([client, countries]) => {
    const started = [...countries].flatMap(([country, links]) => {
      const link = selectDownloadLink(links)
      return link ? [{ country, link, fileName: fileNameOf(link) }] : []
    })
    const files = [...Map.groupBy(started, ({ link }) => link.url)].flatMap(([url, [own, ...same]]) =>
      own ? [{ ...own, url, countries: [own, ...same].map(({ country }) => country).join(', ') }] : [],
    )
    return files.flatMap(({ country, countries, link, url, fileName }) => {
      if (!releaseOf(link, releases.get(client) ?? []))
        return [`${placeOf(client)} expected the release of ${url}, the download for ${countries}`]
      const first = files.find((other) => fileName !== null && other.fileName === fileName)
      return first && first.url !== url
        ? [`${placeOf(client, country)} expected a file name of its own, which ${first.url} has`]
        : []
    })
  })
}

function placesIn(folder: string): PlaceOf {
  return (client, country) => {
    const file = join(folder, country === undefined ? 'releases.json' : 'download-links.json')
    return [`${file}: /brands`, ...client.split(' '), ...(country === undefined ? [] : [country])].join('/')
  }
}
