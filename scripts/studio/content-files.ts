import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Services } from '#server/services.ts'
import { notContent } from '#server/site/content/content-id.ts'
import type { Ledger } from '../policies/ledger.ts'
import type { FileEntry, Place } from './contract.ts'
import { readLedger } from './new-version.ts'

/** Written by commands, or for programs. */
const generated = /^(?:page-dates|budgets|policies\/published)\.json$/
const language = /\.([a-z]{2})(?:-[A-Z]{2})?(?:\.interactive)?\.(?:json|md)$|^glossary\/([a-z]{2})\.json$/

/** Names of the groups, by how their files begin. Promotions are pages whose addresses lie below those of promotions. */
const groups: readonly (readonly [prefix: string, name: string])[] = [
  ['pages/', 'Pages'],
  ['blog/', 'Blog'],
  ['help/', 'Help centre'],
  ['glossary/', 'Glossary'],
  ['policies/', 'Policies'],
  ['team/', 'Team'],
  ['markets/', 'Editions'],
  ['upstream/', 'Navigation and downloads'],
  ['messages/', 'Messages'],
  ['jurisdictions/', 'Law'],
]

/** Every file that people write, by its path within `data/`. */
export async function listFiles(data: string, now: number, { sites }: Pick<Services, 'sites'>): Promise<FileEntry[]> {
  const names = (await readdir(data, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(?:json|md)$/.test(name) && !notContent.test(name) && !generated.test(name))
    .filter((name) => !name.endsWith('README.md'))
    .sort()
  const ledger = await readLedger(data)
  return names.map((file) => ({ ...entryOf(file, sites), sealed: sealOf(file, ledger, now) }))
}

/** Of a file that may be written. */
export function entryOf(file: string, sites: Services['sites']): FileEntry {
  return { file, group: groupOf(file, sites), name: nameOf(file), language: languageOf(file), sealed: null }
}

function languageOf(file: string): string | null {
  const [, inName, alone] = language.exec(file) ?? []
  return inName ?? alone ?? null
}

/** The same for a file in each language. */
function nameOf(file: string): string {
  const bare = file.replace(/\.(?:json|md)$/, '')
  const own = languageOf(file)
  const neutral = own ? bare.replace(new RegExp(`(?:[./])${own}(?:-[A-Z]{2})?(?=\\.|$)`), '') : bare
  return neutral.includes('/') && groups.some(([prefix]) => neutral.startsWith(prefix))
    ? neutral.slice(neutral.indexOf('/') + 1)
    : neutral
}

function groupOf(file: string, sites: Services['sites']): string {
  const [, name = 'Other'] = groups.find(([prefix]) => file.startsWith(prefix)) ?? []
  if (name !== 'Pages') return name
  const isPromotion = placesOf(file, sites).some(({ path: address }) => /^\/(?:nl\/)?promot/.test(address))
  return isPromotion ? 'Promotions' : name
}

/** Why nobody may change it; null: it may be changed. */
function sealOf(file: string, ledger: Ledger, now: number): string | null {
  const [, version = ''] = /^policies\/(.+)\.md$/.exec(file) ?? []
  const entered = ledger[version]
  const today = new Date(now).toISOString().slice(0, 10)
  return entered && entered.published <= today
    ? `Published on ${entered.published}: a published text stays as it is. Write a new version.`
    : null
}

/** Where it is read: the addresses of its page, or of a page on which much of it stands. */
export function placesOf(file: string, { byId }: Services['sites']): Place[] {
  const own = languageOf(file)
  const market = /^markets\/(\w+)\//.exec(file)?.[1]
  return Object.values(byId).flatMap(({ edition, paths }) =>
    market && market !== edition.id
      ? []
      : edition.locales
          .filter((locale) => !own || locale === own)
          .flatMap((locale) => {
            const rowOf = (prefix: string) =>
              paths.patterns.find(({ row }) => row.madeFrom?.replace('{locale}', locale).startsWith(prefix))?.id
            return pagesOf(file, rowOf).flatMap(([id, params]) => {
              const address = id ? paths.pathOf(id, locale, params) : null
              return address ? [{ editionId: edition.id, locale, path: address }] : []
            })
          }),
  )
}

/** A page's id and parameters. */
type PageOf = [id: string | undefined, params?: Record<string, string>]

function pagesOf(file: string, rowOf: (prefix: string) => string | undefined): PageOf[] {
  const [, folder = '', rest = ''] = /^([a-z]+)\/(.*)\.(?:json|md)$/.exec(file) ?? []
  const bare = rest.replace(/\.[a-z]{2}$/, '')
  switch (folder) {
    case 'pages':
      return [[bare]]
    case 'blog':
      return [['blog-article', { slug: bare.replace(/^\d{4}-\d{2}-\d{2}-/, '') }]]
    case 'help':
      return [[rowOf(`data/${file}`)]]
    case 'policies': {
      const [policy = '', version = ''] = bare.split('/')
      const id = rowOf(`data/policies/${policy}/`)?.replace(/-(?:version|comparison)$/, '')
      return id ? [[id], [`${id}-version`, { version }]] : []
    }
    case 'glossary':
      return [['poker-glossary']]
    case 'team':
      return [['ggteam']]
    default:
      return [['index']]
  }
}
