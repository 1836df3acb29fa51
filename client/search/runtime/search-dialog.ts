import { closeDialog, openDialog } from '#client/runtime/dialogs.ts'
import { fetchInTime } from '#client/runtime/fetch-in-time.ts'
import { leadsElsewhere } from '#client/runtime/leads-elsewhere.ts'
import { parsePageState } from '#client/runtime/page-state.ts'
import { loadStylesheets } from '#client/runtime/stylesheets.ts'
import { loadInteractiveMessages } from '#client/site/messages.ts'
import { openSearchFile, type SearchFile, type SearchIndex } from '#shared/search/search.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import { loadStemmer } from '#shared/search/search-words.ts'
import { createTranslate } from '#shared/site/messages.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import { MAX_QUESTION_LENGTH } from '#shared/site/question-length.ts'
import sheet from './search-dialog.css?url'
import { create, icon } from './search-elements.ts'
import { renderHits } from './search-hits.ts'

const LIST_ID = 'search-hits'
/** How long the words of the search may take, in ms: a hundred kilobytes, on whatever line. */
const INDEX_TIMEOUT_MS = 60_000
/** More are for the page of results. */
const MAX_LISTED = 20

interface SearchDialog {
  dialog: HTMLDialogElement
  input: HTMLInputElement
}

let shown: Promise<SearchDialog> | null = null

/** Opens the search above the page; `link` does the same without it. Rejects when a part does not arrive. */
export async function openSearch(link: HTMLAnchorElement): Promise<void> {
  shown ??= createSearchDialog(link.pathname)
  const { dialog, input } = await shown.catch((error: unknown) => {
    shown = null
    throw error
  })
  openDialog(dialog, link)
  input.focus()
  input.select()
}

async function createSearchDialog(path: string): Promise<SearchDialog> {
  const { context } = parsePageState(document).page
  const [messages] = await Promise.all([loadInteractiveMessages(context.locale), loadStylesheets(document, [sheet])])
  const t = createTranslate(context.language, messages)
  const input = create('input', {
    className: 'search-input',
    type: 'search',
    name: 'q',
    maxLength: MAX_QUESTION_LENGTH,
    autocomplete: 'off',
    role: 'combobox',
    ariaLabel: t('search.label'),
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
  })
  input.setAttribute('aria-controls', LIST_ID)
  input.enterKeyHint = 'search'
  // Its whole name is wider than a telephone.
  input.placeholder = t('search.name')
  const list = create('div', { className: 'search-hits', id: LIST_ID, role: 'listbox', ariaLabel: t('search.list') })
  const status = create('p', { className: 'search-status', role: 'status' })
  const all = create('button', { className: 'search-all', type: 'submit', hidden: true }, t('search.all'))
  const close = create(
    'button',
    { className: 'search-close', type: 'button', ariaLabel: t('search.close') },
    icon('close'),
  )
  close.dataset.action = 'close-dialog'
  const form = create(
    'form',
    { className: 'search-form', action: path, role: 'search' },
    create('div', { className: 'search-row' }, icon('search'), input, close),
    create('div', { className: 'search-found' }, status, list, all),
    create('p', { className: 'search-foot' }, t('search.keys-hint')),
  )
  const dialog = create('dialog', { className: 'search-dialog', ariaLabel: t('search.name') }, form)
  dialog.setAttribute('closedby', 'any')
  document.body.append(dialog)

  // What the build made is the edition's; what the law of the visitor's place leaves of it, the server knows.
  const index = context.place === null ? loadIndex(context) : Promise.resolve(null)
  index.catch(reportError)
  const find = async () => {
    const question = input.value
    // Without its index, and while it is on its way, the form still asks the server: here is how.
    all.hidden = question.trim() === ''
    const found = await index.catch(() => null)
    if (!found || input.value !== question) return
    const { hits, meant } = found.find(question)
    const count = hits.length
    renderHits({ list, input, hits: hits.slice(0, MAX_LISTED), t })
    const said = meant === null ? t('search.results', { count }) : t('search.meant', { count, meant })
    status.textContent = question.trim() === '' ? '' : said
    all.hidden = hits.length === 0
  }
  input.addEventListener('input', () => void find())
  input.addEventListener('keydown', (event) => chooseByKey(event, { list, input }))
  list.addEventListener('click', (event) => {
    if (!leadsElsewhere(event)) closeDialog(dialog)
  })
  return { dialog, input }
}

async function loadIndex({ editionId, locale, buildId }: PageContext): Promise<SearchIndex> {
  const path = searchFilePath({ editionId, locale, buildId })
  const [stem, response] = await Promise.all([loadStemmer(locale), fetchInTime(path, {}, INDEX_TIMEOUT_MS)])
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const file = (await response.json()) as SearchFile
  // The page of results asks the server, which knows what has taken effect since the build.
  if (file.changesAt !== null && Date.now() >= file.changesAt) throw new Error(`${path} is of before a change`)
  return openSearchFile(file, stem)
}

/** Arrows move the choice while focus stays in the field; Enter follows it, or asks for the page with everything. */
function chooseByKey(event: KeyboardEvent, { list, input }: { list: HTMLElement; input: HTMLInputElement }): void {
  const options = [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true')
  if (event.key === 'Enter' && options[at]) {
    event.preventDefault()
    options[at].click()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || options.length === 0) return
  event.preventDefault()
  // From the field up leads to the last one, and past either end back into the field.
  const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step
  if (options[at]) options[at].ariaSelected = 'false'
  const chosen = options[next]
  input.removeAttribute('aria-activedescendant')
  if (!chosen) return
  chosen.ariaSelected = 'true'
  input.setAttribute('aria-activedescendant', chosen.id)
  chosen.scrollIntoView({ block: 'nearest' })
}
