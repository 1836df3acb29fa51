import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startBuildWatch } from '#client/runtime/build-watch.ts'
import { interactiveModuleOf, loadInteractiveModules } from '#client/runtime/interactive-modules.ts'
import { startNavigation } from '#client/runtime/navigation.ts'
import { startNetwork } from '#client/runtime/network.ts'
import { createPageLoader } from '#client/runtime/page-loader.ts'
import { parsePageState } from '#client/runtime/page-state.ts'
import { createStaticHtmlStore } from '#client/runtime/static-html-store.ts'
import { loadStylesheets } from '#client/runtime/stylesheets.ts'
import { isTranslated, startTranslation } from '#client/runtime/translation.ts'
import { startVisitServices } from '#client/runtime/visit-services.ts'
import { browserRoutes } from '#shared/site/browser-routes.ts'
import { createTranslate } from '#shared/site/messages.ts'
import type { PageModel, QueryData } from '#shared/site/page-model.ts'
import { createPathTable } from '#shared/site/paths.ts'
import type { QueryName } from '#shared/site/route-row.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'
import { App } from './app.tsx'
import { createAppRoutes, routeId, UNMATCHED_ROUTE_ID } from './app-routes.ts'
import { createInteractiveTexts } from './messages.ts'
import { queryKey } from './queries.ts'

/**
 * Brings the served page to life. Nothing is fetched that came with the page.
 * @throws Error when code that the page needs does not arrive.
 */
export async function hydrate(): Promise<void> {
  const state = parsePageState(document)
  const texts = createInteractiveTexts(state.page.context.locale)
  const loadInteractiveCode = ({ modules }: PageModel) =>
    Promise.all([texts.load(Object.keys(modules) as InteractiveSectionKind[]), loadInteractiveModules(modules)])
  await loadInteractiveCode(state.page)
  // What fails when all of it has arrived would fail again: the page stays as it was served.
  start(state, texts, loadInteractiveCode).catch(reportError)
}

async function start(
  state: ReturnType<typeof parsePageState>,
  texts: ReturnType<typeof createInteractiveTexts>,
  loadInteractiveCode: (page: PageModel) => Promise<unknown>,
): Promise<void> {
  const { context } = state.page
  const t = createTranslate(context.language, texts.catalog)
  const staticHtml = createStaticHtmlStore(document)
  const queryClient = createQueryClient()
  const keepQueries = (queries: QueryData) => {
    for (const [name, data] of Object.entries(queries)) {
      queryClient.setQueryData(queryKey(name as QueryName, context), data)
    }
  }
  keepQueries(state.queries)

  await letBrowserAnswer()
  const paths = createPathTable({
    table: browserRoutes,
    editionId: context.editionId,
    locales: state.page.locales,
    forbidden: context.forbidden,
  })
  const network = startNetwork()
  const builds = startBuildWatch(context.buildId)
  const pages = createPageLoader({
    context,
    paths,
    builds,
    network,
    loadCode: (page) => Promise.all([loadInteractiveCode(page), loadStylesheets(document, page.styles)]),
    keep: ({ html, queries }) => {
      staticHtml.add(html)
      keepQueries(queries)
    },
    routerOf: () => router,
  })
  const match = paths.resolve(location.pathname)
  const matchedRoute = match.type === 'page' ? routeId(match.id, match.locale) : UNMATCHED_ROUTE_ID
  const router: DataRouter = createBrowserRouter(createAppRoutes(paths, pages.load), {
    hydrationData: { loaderData: { [matchedRoute]: state.page } },
  })
  const { locale } = context
  const onShown = startNavigation({ router, paths, locale, network, builds, pages })
  const root = document.getElementById('root') as HTMLElement
  await startTranslation(root)
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        environment={{ t, paths, locale, interactiveModuleOf, interactiveHtmlOf: () => null, onShown }}
        queryClient={queryClient}
        staticHtml={staticHtml.of}
      >
        <RouterProvider router={router} onError={reportError} />
      </App>,
      // What a translator changed before React came is not as it was served, and is made anew.
      { onRecoverableError: (error) => isTranslated(root) || reportError(error) },
    )
  })
  await letBrowserAnswer()
  startVisitServices(context)
}

/** Resolves in a task of its own: in one with what came before, a tap would have to wait for all of it. */
function letBrowserAnswer(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

function createQueryClient(): QueryClient {
  // What came with the page is what the page shows; only a reader who asks gets newer data.
  const queries = {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  }
  return new QueryClient({ defaultOptions: { queries } })
}
