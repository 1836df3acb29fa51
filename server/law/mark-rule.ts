import { findWords } from './find-file.ts'
import type { PageRule } from './rule.ts'

/** How links are written in texts that may have them (docs/recipes.md): in any other, readers would see it letter by letter. */
const mark = /\S*\]\((?:page|term|clause|https?):[^)\n]*\)?/

export const markRule: PageRule = {
  id: 'C29',
  sentence: 'No mark of an author is shown to readers: what is written as a link is one.',
  checkPage(page, { files }) {
    const written = mark.exec(page.text())?.[0]
    if (written === undefined) return []
    const law = 'docs/recipes.md names the texts that may have links'
    return [{ message: `The page shows “${written}” letter by letter`, law, ...findWords(files, written, page) }]
  },
}
