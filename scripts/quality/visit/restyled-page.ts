import type { Page } from 'playwright-core'

/** What a change of one element may have styled anew, as a share of all: a table that is filtered by styles alone takes a tenth. */
const MOST = 0.15

/**
 * Whether an element that is added has the styles of much of the page worked out anew. A rule does that with a `:has()` before
 * something that any element may be (`:has(…) > :nth-child(4)`, `:has(…) .fold::details-content`): at each tick of the
 * clock, and several times a page change.
 */
export async function findRestyledPage(page: Page): Promise<string[]> {
  const counts = await countRestyled(page, () =>
    page.evaluate(() => {
      const added = document.createElement('div')
      document.querySelector('main')?.append(added)
      added.getBoundingClientRect()
      added.remove()
    }),
  )
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  // The element itself was styled at least: where nothing was counted, nothing was found out.
  if (counts.length === 0) return ['the browser does not tell what it styles']
  const most = Math.max(...counts)
  return most <= elements * MOST ? [] : [`one element that is added has ${most} of ${elements} styled anew`]
}

/** A browser has one trace at a time, of all its pages. */
let traced: Promise<unknown> = Promise.resolve()

/** Of how many elements the browser worked out the styles, each time it did, while something was done in a page. */
export function countRestyled(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const counts = traced.then(() => traceStyles(page, act))
  traced = counts.catch(() => {})
  return counts
}

async function traceStyles(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traceConfig = { includedCategories: ['devtools.timeline'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const isOwn = ({ name, args }: TraceEvent) =>
    name === 'UpdateLayoutTree' && args.beginData?.frame === frameTree.frame.id
  return events.filter(isOwn).flatMap(({ args }) => args.elementCount ?? [])
}

interface TraceEvent {
  name: string
  args: { elementCount?: number; beginData?: { frame: string } }
}
