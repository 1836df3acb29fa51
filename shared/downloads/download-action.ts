import { type BlockedInput, isDownloadBlocked } from '#shared/visitor/download-rule.ts'

/** home and download-page are pages of the site, the latter to be opened with `auto=1`; installer is the link itself. */
export type DownloadTarget = 'home' | 'download-page' | 'installer'

/** Where a download button leads (specification, section 4). */
export function decideDownload(input: BlockedInput & { isDesktop: boolean; isAndroid: boolean }): DownloadTarget {
  if (isDownloadBlocked(input)) return 'home'
  // There is no installer for them, and that page says why.
  if (input.ruleType === 'BLOCKED') return 'download-page'
  // Android takes a file from us only when it has been told to: that page says how, and how to check the file.
  const needsPage = input.isDesktop || input.isAndroid
  return needsPage && input.pageId !== 'download' ? 'download-page' : 'installer'
}

interface AutoInput {
  search: string
  /** How the browser came here (Navigation Timing): reload and back_forward start nothing again. */
  navigationType: string
  hasStarted: boolean
}

/** Whether the download page starts the preferred download by itself: once, and never on reload or back. */
export function shouldStartDownload({ search, navigationType, hasStarted }: AutoInput): boolean {
  return navigationType === 'navigate' && !hasStarted && new URLSearchParams(search).get('auto') === '1'
}
