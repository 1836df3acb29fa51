import { selectDownloadLink } from '#shared/downloads/download-links.ts'
import type { DownloadLink } from '#shared/site/navigation.ts'
import { safeLocation } from '#shared/site/safe-location.ts'

export function allowedDownloads(links: readonly DownloadLink[], origins: readonly string[]): DownloadLink[] {
  return links.filter(({ url }) => !url.startsWith('/') && safeLocation(url, { origins }) !== null)
}

interface InstallerInput {
  links: readonly DownloadLink[]
  origins: readonly string[]
  language: string
}

/** Kind of link whose file asks for a language; the other kinds are the client itself, or a store's page. */
const INSTALLER_TYPE = 6

/** Address of the preferred link that is allowed; an installer is told the language. null: there is none. */
export function installerLink({ links, origins, language }: InstallerInput): string | null {
  const link = selectDownloadLink(allowedDownloads(links, origins))
  if (!link) return null
  const url = new URL(link.url)
  if (link.type === INSTALLER_TYPE && !url.searchParams.has('language')) url.searchParams.set('language', language)
  return url.href
}
