import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { Edition, EditionId, StandIn } from '#shared/site/editions.ts'
import { isSampleAddress } from './sample-addresses.ts'

/** The sites with other editions in place of their own. */
export function changeEditions(sites: Sites, change: (edition: Edition) => Edition): Sites {
  const byId = Object.fromEntries(
    Object.entries(sites.byId).map(([id, site]) => [id, { ...site, edition: change(site.edition) }]),
  ) as Record<EditionId, Site>
  const byHost = new Map([...sites.byHost].map(([host, { edition }]) => [host, byId[edition.id]]))
  return { ...sites, byId, byHost }
}

/** Puts the vendors at `url` in the place of each edition's own: a chat, and scripts of others. */
export function withSandboxVendors(url: string): (sites: Sites) => Sites {
  return (sites) => changeEditions(sites, (edition) => ({ ...edition, ...chatAt(url), ...scriptsAt(edition, url) }))
}

/** The edition with stand-ins at `url` for what it has not, or only as a sample address; it names them. */
export function withStandIns(edition: Edition, url: string): Edition {
  const parts: Partial<Record<StandIn, Partial<Edition>>> = {}
  if (isSampleAddress(edition.signUpUrl)) {
    const accounts = `${url}/accounts/${edition.id}`
    parts.accounts = {
      signUpUrl: `${accounts}/sign-up`,
      logInUrl: edition.logInUrl && `${accounts}/log-in`,
    }
  }
  if (edition.downloadOrigins.some(isSampleAddress)) {
    const real = edition.downloadOrigins.filter((origin) => !isSampleAddress(origin))
    parts.installers = { downloadOrigins: [...real, url] }
  }
  if (edition.socialLinks.some(({ link }) => isSampleAddress(link))) {
    parts.profiles = {
      socialLinks: edition.socialLinks.map(({ label, link }) => ({
        label,
        link: isSampleAddress(link) ? `${url}/profiles${new URL(link).pathname}` : link,
      })),
    }
  }
  if (!edition.chat) parts.chat = chatAt(url)
  if (Object.keys(edition.outsideScripts).length === 0) parts.scripts = scriptsAt(edition, url)
  if (!edition.iconServiceUrl) parts.icons = { iconServiceUrl: `${url}/icons` }
  return Object.assign({ ...edition, standIns: Object.keys(parts) as StandIn[] }, ...Object.values(parts)) as Edition
}

function chatAt(url: string) {
  return {
    isSupportChat: true,
    chatScriptUrl: `${url}/chat/bootstrap.js`,
    chatCapacityUrl: `${url}/chat/capacity`,
    chat: {
      provider: 'salesforce' as const,
      orgId: '00D000000000000',
      deployment: 'sandbox',
      siteUrl: `${url}/chat`,
      messagingUrl: `${url}/chat`,
      closingText: { nl: 'Bedankt voor het chatten', en: 'Thank you for chatting' },
      phone: { nl: '020 000 00 00 (voorbeeldnummer)', en: '+31 20 000 00 00 (a sample number)' },
    },
  }
}

function scriptsAt({ analytics }: Edition, url: string) {
  const script = { connects: [], images: [], frames: [] }
  return {
    analytics: { ...analytics, dataLayer: true },
    outsideScripts: {
      consent: { ...script, category: 'statistics' as const, url: `${url}/tags/consent.js` },
      analytics: { ...script, category: 'statistics' as const, url: `${url}/tags/analytics.js` },
      'tag-manager': { ...script, category: 'marketing' as const, url: `${url}/tags/manager.js` },
    },
  }
}
