import type { BrowserContextOptions, Page } from 'playwright-core'
import type { provideBrowserSite } from './browser-site.ts'

interface Variant {
  id: string
  /** In place of `closedby="any"`. */
  attributes?: string
  /** HTML at the foot of the dialog. */
  inside?: string
}

/** Lets `check` use a page of its own, as a visitor with these options has it. */
export async function visit(
  shared: ReturnType<typeof provideBrowserSite>,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce', ...options })
  await check(await context.newPage())
  await context.close()
}

/** The badge's own dialog of the served home page, which the variants are copies of. */
const original = /<dialog id="record-certificate".*?<\/dialog>/s

/** Lets home come with further dialogs, and a button outside for each: as the server writes them, because they are copies. */
export async function serveDialogs(page: Page, variants: Variant[]): Promise<void> {
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const source = original.exec(html)?.[0] ?? ''
    const copies = variants.map(({ id, attributes = 'closedby="any"', inside = '' }) => {
      const copy = source.replaceAll('record-certificate', id).replace('closedby="any"', attributes)
      return opener(id) + copy.replace('</div></dialog>', `${inside}</div></dialog>`)
    })
    await route.fulfill({ response, body: html.replace('</body>', `${copies.join('')}</body>`) })
  })
}

/** A button that opens a dialog. */
export function opener(dialogId: string): string {
  return `<button type="button" data-action="open-dialog" data-dialog="${dialogId}">${dialogId}</button>`
}

/** Notes the events of all dialogs of the pages to come, as `opened first` or `closed first: escape`. */
export async function watchDialogs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const events: string[] = []
    Object.assign(window, { dialogEvents: events })
    for (const name of ['before-open', 'opened', 'before-close', 'closed']) {
      document.addEventListener(`dialog:${name}`, (event) => {
        const { reason } = (event as CustomEvent<{ reason?: string }>).detail
        events.push(`${name} ${(event.target as Element).id}${reason ? `: ${reason}` : ''}`)
      })
    }
  })
  return () => page.evaluate(() => (window as unknown as { dialogEvents: string[] }).dialogEvents.splice(0))
}

/** Ids of the modal dialogs, and of the one that a reader meets in the middle of the window. */
export function modalDialogs(page: Page): Promise<{ open: string[]; top: string | undefined }> {
  return page.evaluate(() => {
    const isIn = (id: string) => {
      const { left, top, width, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('dialog')?.id
    }
    const open = [...document.querySelectorAll('dialog:modal')].map(({ id }) => id)
    return { open, top: open[0] && isIn(open[0]) }
  })
}
