import { type DataRouter, type LoaderFunctionArgs, redirect } from 'react-router'
import type { PageContext } from '#shared/site/page-context.ts'
import type { PageModel, Payload } from '#shared/site/page-model.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { BrowserRow } from '#shared/site/route-row.ts'
import type { BuildWatch } from './build-watch.ts'
import { inTime } from './in-time.ts'
import { stay, whenStaying } from './leaving.ts'
import { leaveTo, loadPayload } from './load-payload.ts'
import { needsDocument } from './needs-document.ts'
import type { Network } from './network.ts'
import { createPreloads } from './preloads.ts'

interface PageLoaderInput {
  context: PageContext
  paths: PathTable<BrowserRow>
  builds: BuildWatch
  network: Network
  /** Loads what a page runs and is styled with, once. It may take without end. */
  loadCode: (page: PageModel) => Promise<unknown>
  /** Has what came with a payload at hand for its page. */
  keep: (payload: LoadedPage) => void
  /** There by the time of the first navigation. */
  routerOf: () => DataRouter
}

export type LoadedPage = Exclude<Payload, { redirect: string }>

export function createPageLoader({ context, paths, builds, network, keep, routerOf, ...input }: PageLoaderInput) {
  const { buildId } = context
  // What does not come is left to the browser, which shows that it waits and can be stopped.
  const loadCode = (page: PageModel) => inTime(input.loadCode(page), 'Code')
  const fetchPayload = (pathname: string) => loadPayload({ pathname, buildId })
  const preloads = createPreloads(async (pathname) => {
    const payload = await fetchPayload(pathname)
    if ('page' in payload && payload.page.context.buildId === buildId) await loadCode(payload.page)
    // The page that a click would show at once.
    document.documentElement.dataset.preloaded = pathname
    return payload
  })

  const load = async ({ request: { url: address, signal } }: LoaderFunctionArgs): Promise<PageModel | Response> => {
    // Whoever is shown a page here does not leave, whatever they wanted before.
    stay()
    const url = new URL(address)
    // The request has no hash; the navigation that asks for it has.
    const fullLoad = () => leaveTo(url.href + (routerOf().state.navigation.location?.hash ?? ''))
    const target = paths.resolve(url.pathname)
    if (builds.isOutdated() || (target.type === 'page' && needsDocument(target.row, context))) return fullLoad()
    for (;;) {
      try {
        const payload = await (preloads.take(url.pathname) ?? fetchPayload(url.pathname))
        signal.throwIfAborted()
        if ('redirect' in payload) {
          const to = new URL(payload.redirect, url.origin)
          if (to.origin === url.origin) return redirect(to.pathname + url.search + to.hash)
          return to.protocol === 'https:' ? leaveTo(to.href) : fullLoad()
        }
        // Another build's page wants another build's code.
        if (payload.page.context.buildId !== buildId) return fullLoad()
        await loadCode(payload.page)
        keep(payload)
        return payload.page
      } catch (error) {
        await new Promise<void>(whenStaying)
        if (signal.aborted) throw error
        const isReachable = await network.isReachable()
        // Whoever has gone elsewhere meanwhile stays there.
        signal.throwIfAborted()
        if (isReachable) return fullLoad()
        // The browser's own page about it would take away what the reader has.
        await network.whenBack()
        signal.throwIfAborted()
      }
    }
  }
  const preload = (pathname: string) => {
    const target = paths.resolve(pathname)
    // A payload that no navigation takes.
    if (target.type === 'page' && needsDocument(target.row, context)) return
    preloads.preload(pathname)
  }
  return { load, preload, isPreloaded: preloads.has }
}
