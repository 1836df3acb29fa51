import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { writeAtom } from '#server/site/discovery/atom.ts'
import type { NetworkStatus } from '#shared/network-status/network-status.ts'
import type { Locale } from '#shared/site/locales.ts'

export function networkFeedPath({ paths }: Site, locale: Locale): string {
  return `${paths.pathOf('index', locale)}network-status.atom`
}

interface FeedInput {
  status: NetworkStatus
  site: Site
  locale: Locale
  title: string
}

export function networkAtom({ status, site, locale, title }: FeedInput): string {
  const page = site.paths.pathOf('network-status', locale) ?? '/'
  return writeAtom({
    ...{ site, locale, title, page },
    self: networkFeedPath(site, locale),
    updated: status.incidents.map(lastWord).toSorted().at(-1) ?? status.checkedAt,
    entries: status.incidents.map((incident) => ({
      url: `${site.edition.origin}${page}#${incident.id}`,
      title: incident.title[locale],
      published: incident.start,
      updated: lastWord(incident),
      content: incident.updates.map(({ at, text }) => `<p>${timeText(at)}: ${escapeHtml(text[locale])}</p>`).join(''),
    })),
  })
}

function timeText(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`
}

/** When something was last said of an incident: work that is planned begins later. */
function lastWord({ start, updates }: NetworkStatus['incidents'][number]): string {
  return (
    updates
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? start
  )
}
