import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeCodes, messageFilesOf } from '#shared/site/locales.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'

export interface NavigationLabels {
  /** Labels of shown entries that lack a text in a language, with the files that lack it: such an entry is left out of its menu. */
  missingOf(items: readonly NavigationItem[]): string[]
}

/** Returns what knows which labels of menus have a text in every language, by the files of a folder. */
export async function loadNavigationLabels(messageFolder: string): Promise<NavigationLabels> {
  const texts = await Promise.all(
    localeCodes.map(async (locale) => {
      const names = messageFilesOf(locale)
      const contents = await Promise.all(names.map((name) => readFile(join(messageFolder, name), 'utf8')))
      return { name: names[0], keys: new Set(contents.flatMap((text) => Object.keys(JSON.parse(text)))) }
    }),
  )
  return {
    missingOf: (items) =>
      labelsOf(items).flatMap((key) => {
        const lacking = texts.filter(({ keys }) => !keys.has(key)).map(({ name }) => name)
        return lacking.length > 0 ? [`${key} in ${lacking.join(' and ')}`] : []
      }),
  }
}

function labelsOf(items: readonly NavigationItem[]): string[] {
  return items
    .filter(({ isShow }) => isShow)
    .flatMap(({ langKey, badge, children }) => [langKey, ...(badge === null ? [] : [badge]), ...labelsOf(children)])
}
