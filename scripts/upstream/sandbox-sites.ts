import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { Edition, EditionId } from '#shared/site/editions.ts'

/** Puts the vendors of `npm run upstream` at `url` in the place of each edition's own: a chat, and two scripts of others. */
export function withSandboxVendors(url: string): (sites: Sites) => Sites {
  return (sites) => {
    const byId = Object.fromEntries(
      Object.entries(sites.byId).map(([id, site]) => [id, { ...site, edition: withVendors(site.edition, url) }]),
    ) as Record<EditionId, Site>
    const byHost = new Map([...sites.byHost].map(([host, { edition }]) => [host, byId[edition.id]]))
    return { ...sites, byId, byHost }
  }
}

function withVendors(edition: Edition, url: string): Edition {
  const script = { connects: [], images: [], frames: [] }
  return {
    ...edition,
    analytics: { ...edition.analytics, dataLayer: true },
    outsideScripts: {
      analytics: { ...script, category: 'statistics', url: `${url}/tags/analytics.js` },
      'tag-manager': { ...script, category: 'marketing', url: `${url}/tags/manager.js` },
    },
    isSupportChat: true,
    chatScriptUrl: `${url}/chat/bootstrap.js`,
    chatCapacityUrl: `${url}/chat/capacity`,
    chat: {
      provider: 'salesforce',
      orgId: '00D000000000000',
      deployment: 'sandbox',
      siteUrl: `${url}/chat`,
      messagingUrl: `${url}/chat`,
      closingText: { nl: 'Bedankt voor het chatten', en: 'Thank you for chatting' },
      phone: { nl: '020 000 00 00 (voorbeeldnummer)', en: '+31 20 000 00 00 (a sample number)' },
    },
  }
}
