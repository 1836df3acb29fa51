import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Recipe } from './recipe.ts'

const feature = 'network-status'
/** Its folder in each layer and its page. */
const own = [
  ...['shared', 'server', 'client', 'tests'].map((layer) => `${layer}/${feature}`),
  ...['nl', 'en'].map((locale) => `data/pages/${feature}.${locale}.json`),
]
/** The site's arrays of what features bring. */
const lists = ['shared/site/features.ts', 'server/site/features.ts', 'server/site/feature-routes.ts']
const isItsLine = (line: string) => line.includes(`/${feature}/`) || /\bnetworkStatus/.test(line)

/** Takes a whole feature out: its folders, a line in each list, and whatever leads to its page. */
export const removal: Recipe = {
  name: 'the removal of a feature',
  most: 23,
  host: 'nl.localhost',
  path: '/netwerkstatus/',
  shows: 'Pagina niet gevonden: /netwerkstatus/',
  add: async (copy) => {
    for (const place of own) await copy.drop(place)
    for (const list of lists) {
      const lines = (await copy.read(list)).split('\n')
      await copy.write(list, lines.filter((line) => !isItsLine(line)).join('\n'))
    }
    for (const folder of ['pages', 'upstream']) {
      for (const file of await filesIn(copy.folder, folder, '.json')) {
        const data: unknown = JSON.parse(await copy.read(file))
        const left = withoutLinks(data)
        if (JSON.stringify(left) !== JSON.stringify(data)) await copy.write(file, JSON.stringify(left, null, 2))
      }
    }
    const link = new RegExp(`\\[([^\\]]+)\\]\\(page:${feature}(?:#[\\w-]+)?\\)`, 'g')
    for (const folder of ['blog', 'help']) {
      for (const file of await filesIn(copy.folder, folder, '.md')) {
        const text = await copy.read(file)
        if (text.includes(`(page:${feature}`)) await copy.write(file, text.replace(link, '$1'))
      }
    }
  },
}

async function filesIn(root: string, folder: string, end: string): Promise<string[]> {
  const names = await readdir(path.join(root, 'data', folder))
  return names.filter((name) => name.endsWith(end)).map((name) => `data/${folder}/${name}`)
}

/** Data without the entries of lists that lead to the feature's page. */
function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !leadsThere(entry)).map(withoutLinks)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLinks(inner)]))
}

function leadsThere(entry: unknown): boolean {
  const { routerName, page, link } = Object(entry) as { routerName?: string; page?: string; link?: { page?: string } }
  return [routerName, page, link?.page].includes(feature)
}
