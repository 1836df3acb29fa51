import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createTranslate } from '#shared/messages.ts'
import type { PageModel, QueryData } from '#shared/page-model.ts'
import { createPathTable } from '#shared/paths.ts'
import { type QueryName, routes } from '#shared/routes.ts'
import { isSafeHttpsUrl, isSitePath } from '#shared/safe-location.ts'
import { App } from './app.tsx'
import { createAppRoutes, routeId, UNMATCHED_ROUTE_ID } from './app-routes.ts'
import { loadLiveMessages } from './messages.ts'
import { queryKey } from './queries.ts'
import { liveModuleOf, loadLiveModules } from './runtime/live-modules.ts'
import { leaveTo, loadPayload } from './runtime/load-payload.ts'
import { startNavigation } from './runtime/navigation.ts'
import { parsePageState } from './runtime/page-state.ts'
import { createStillHtmlStore } from './runtime/still-html-store.ts'
import { loadStylesheets } from './runtime/stylesheets.ts'

/** Brings the served page to life. Nothing is fetched that came with the page. */
export async function hydrate(): Promise<void> {
  const state = parsePageState(document)
  const { context } = state.page
  const [messages] = await Promise.all([loadLiveMessages(context.locale), loadLiveModules(state.page.modules)])
  const t = createTranslate(context.language, messages)
  const stillHtml = createStillHtmlStore(document)
  const queryClient = createQueryClient()
  const keepQueries = (queries: QueryData) => {
    for (const [name, data] of Object.entries(queries)) {
      queryClient.setQueryData(queryKey(name as QueryName, context), data)
    }
  }
  keepQueries(state.queries)

  const loader = async ({ request }: LoaderFunctionArgs): Promise<PageModel | Response> => {
    const url = new URL(request.url)
    // The request has no hash; the navigation that asks for it has.
    const fullLoad = () => leaveTo(url.href + (router.state.navigation.location?.hash ?? ''))
    const target = paths.resolve(url.pathname)
    if (target.type === 'page' && target.row.isDocument) return fullLoad()
    try {
      const payload = await loadPayload(url.pathname, context.buildId, request.signal)
      if ('redirect' in payload) {
        const { redirect: to } = payload
        if (isSitePath(to)) return redirect(to + url.search)
        return isSafeHttpsUrl(to) ? leaveTo(to) : fullLoad()
      }
      // Another build's page wants another build's code.
      if (payload.page.context.buildId !== context.buildId) return fullLoad()
      stillHtml.add(payload.html)
      keepQueries(payload.queries)
      await Promise.all([loadLiveModules(payload.page.modules), loadStylesheets(document, payload.page.styles)])
      return payload.page
    } catch (error) {
      if (request.signal.aborted) throw error
      return fullLoad()
    }
  }

  const paths = createPathTable({ table: routes, editionId: context.editionId, locales: state.page.locales })
  const match = paths.resolve(location.pathname)
  const matchedRoute = match.type === 'page' ? routeId(match.id, match.locale) : UNMATCHED_ROUTE_ID
  const router = createBrowserRouter(createAppRoutes(paths, loader), {
    hydrationData: { loaderData: { [matchedRoute]: state.page } },
  })
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <App
        environment={{
          t,
          paths,
          locale: context.locale,
          liveModuleOf,
          onShown: startNavigation({ router, paths, locale: context.locale }),
        }}
        queryClient={queryClient}
        stillHtml={stillHtml.of}
      >
        <RouterProvider router={router} onError={reportError} />
      </App>,
      { onRecoverableError: reportError },
    )
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
