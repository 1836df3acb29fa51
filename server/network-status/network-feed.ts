import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { NetworkStatus } from '#shared/network-status/network-status.ts'
import { type Locale, locales } from '#shared/site/locales.ts'

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
  const { edition, paths } = site
  const self = edition.origin + networkFeedPath(site, locale)
  const page = edition.origin + paths.pathOf('network-status', locale)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].language}">`,
    `<id>${escapeHtml(self)}</id>`,
    `<title>${escapeHtml(`${title} | ${edition.brandName}`)}</title>`,
    `<updated>${status.incidents.map(lastWord).toSorted().at(-1) ?? status.checkedAt}</updated>`,
    `<author><name>${escapeHtml(edition.legalNames.company[locale])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    ...status.incidents.map((incident) => {
      const url = escapeHtml(`${page}#${incident.id}`)
      const words = incident.updates
        .map(({ at, text }) => `<p>${timeText(at)}: ${escapeHtml(text[locale])}</p>`)
        .join('')
      return [
        '<entry>',
        `<id>${url}</id>`,
        `<title>${escapeHtml(incident.title[locale])}</title>`,
        `<published>${incident.start}</published>`,
        `<updated>${lastWord(incident)}</updated>`,
        `<link rel="alternate" type="text/html" href="${url}"/>`,
        `<content type="html">${escapeHtml(words)}</content>`,
        '</entry>',
      ].join('\n')
    }),
    '</feed>',
    '',
  ].join('\n')
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
