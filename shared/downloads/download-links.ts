import type { DownloadLink, Platform, Release } from '#shared/site/navigation.ts'

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

/** The name of the file that a link leads to; null for a link into a store. */
export function fileNameOf({ url }: DownloadLink): string | null {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  return last.includes('.') ? last : null
}

/**
 * The release of the very file that a link leads to, the newest first: what is said of another file would refuse the right one,
 * or accept a wrong one. A store's has no file name, and its link names no file. null where there is none.
 */
export function releaseOf(link: DownloadLink | null, releases: readonly Release[]): Release | null {
  if (!link) return null
  const fileName = fileNameOf(link)
  return releases.find((release) => release.fileName === fileName) ?? null
}

/** The address on this site that leads on to a platform's installer for the visitor's country. */
export function installerPath(platform: Platform): string {
  return `/actions/download?platform=${platform}`
}

/** Element of the download page that says that there is no installer; the address above leads there when it has none. */
export function noInstallerId(platform: Platform): string {
  return `no-download-${platform}`
}

/**
 * The language that an installer is asked for: `pt-br` is `pt` there (specification, section 9), all others their own.
 *
 * @example installerLanguage('pt-BR') // 'pt'
 */
export function installerLanguage(regionLanguage: string): string {
  const language = regionLanguage.toLowerCase()
  return language === 'pt-br' ? 'pt' : language
}
