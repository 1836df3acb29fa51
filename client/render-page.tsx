import { QueryClient } from '@tanstack/react-query'
import { type PipeableStream, type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandler, StaticRouterProvider } from 'react-router'
import type { PageModel } from '#shared/page-model.ts'
import type { PathTable } from '#shared/paths.ts'
import type { QueryName } from '#shared/routes.ts'
import { App } from './app.tsx'
import { createAppRoutes } from './app-routes.ts'
import { liveSections } from './live-sections.tsx'
import { queryKey } from './queries.ts'
import type { StillHtmlSource } from './still-html.tsx'
import { translate } from './translate.server.ts'

/** A query of the page: its data when it is there already, and the promise of it, which never rejects. */
export interface PageQuery {
  name: QueryName
  promise: Promise<unknown>
  settled: { data: unknown } | null
}

export interface RenderPageInput {
  page: PageModel
  paths: PathTable
  queries: PageQuery[]
  stillHtml: StillHtmlSource
  options: RenderToPipeableStreamOptions
}

/** Starts React's stream of a page's `#root`. */
export async function renderPage({
  page,
  paths,
  queries,
  stillHtml,
  options,
}: RenderPageInput): Promise<PipeableStream> {
  const handler = handlerOf(paths)
  // The origin is a placeholder: only the path is matched.
  const context = await handler.query(new Request(`http://site.invalid${page.context.path}`), {
    requestContext: page,
  })
  if (context instanceof Response) throw new Error(`The router answered ${context.status} for ${page.context.path}`)
  const { locale } = page.context
  return renderToPipeableStream(
    <App
      environment={{
        t: translate[locale],
        paths,
        locale,
        liveModuleOf: (kind) => liveSections[kind],
        onShown: () => {},
      }}
      queryClient={createQueryClient(page, queries)}
      stillHtml={stillHtml}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    options,
  )
}

const handlers = new WeakMap<PathTable, StaticHandler>()

/** One static handler per edition and process: its routes never change. */
function handlerOf(paths: PathTable): StaticHandler {
  let handler = handlers.get(paths)
  if (!handler) {
    handler = createStaticHandler(createAppRoutes(paths, ({ context }) => context))
    handlers.set(paths, handler)
  }
  return handler
}

function createQueryClient(page: PageModel, queries: PageQuery[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  for (const { name, promise, settled } of queries) {
    const key = queryKey(name, page.context)
    if (settled) client.setQueryData(key, settled.data)
    else void client.prefetchQuery({ queryKey: key, queryFn: () => promise })
  }
  return client
}
