import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words that could stand above anything. */
const empty = {
  nl: /^(?:(?:meer|andere?|ook|verder|lees verder|zie ook)(?: |$)|wat er (?:is|gold|komt)$)/i,
  en: /^(?:(?:more|others?|also|further|read on|see also|next)(?: |$)|what (?:is to come|applied)$)/i,
}

it('the title of a section says what stands below it', () => {
  const folder = new URL('../../data/pages/', import.meta.url)
  const found = readdirSync(folder).flatMap((name) => {
    const { sections } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { sections: { title?: string }[] }
    const pattern = empty[name.includes('.nl.') ? 'nl' : 'en']
    return sections.flatMap(({ title }) =>
      title && pattern.test(title) && !title.endsWith('?') ? [`${name}: ${title}`] : [],
    )
  })
  expect(found).toEqual([])
})
