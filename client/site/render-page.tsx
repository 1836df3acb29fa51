import { QueryClient } from '@tanstack/react-query'
import {
  type PipeableStream,
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToString,
} from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { InteractiveSectionModel, PageModel, SectionModel } from '#shared/site/page-model.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'
import { App } from './app.tsx'
import { createAppRoutes } from './app-routes.ts'
import { createInteractiveHtmlSource } from './interactive-html.tsx'
import { translate } from './messages.server.ts'
import type { PageQuery } from './page-query.ts'
import { queryKey } from './queries.ts'
import { interactiveSections } from './section-modules.ts'
import type { StaticHtml, StaticHtmlSource } from './static-html.tsx'

export interface RenderPageInput {
  page: PageModel
  paths: PathTable
  queries: PageQuery[]
  staticHtml: StaticHtmlSource
  placeholderOf: (html: string) => StaticHtml
  options: RenderToPipeableStreamOptions
}

export async function renderPage({
  page,
  paths,
  queries,
  staticHtml,
  placeholderOf,
  options,
}: RenderPageInput): Promise<PipeableStream> {
  const { routesOf, contextOf } = staticRouterOf(paths)
  const context = await contextOf(page)
  const { locale } = page.context
  const environment = {
    t: translate[locale],
    paths,
    locale,
    interactiveModuleOf,
    interactiveHtmlOf: () => null,
    onShown: () => {},
  }
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  let isFilled = false
  // Only when a section is rendered: where the HTML of all of them is cached, nobody asks for a query.
  const fillOnce = () => {
    if (!isFilled) fillQueryClient(queryClient, page, queries)
    isFilled = true
  }
  const renderInteractive = createInteractiveHtmlSource({
    page,
    queries,
    onRender: fillOnce,
    // Kept for other pages too: the marks of this one would mean nothing there.
    frame: { environment, queryClient, staticHtml: noStaticHtml },
  })
  const interactiveHtml = new Map(
    [...page.before, ...page.sections, ...page.after].filter(isInteractive).map((section) => {
      const html = renderInteractive(section)
      return [section, html === null ? null : placeholderOf(html)]
    }),
  )
  const interactiveHtmlOf = (section: InteractiveSectionModel) => interactiveHtml.get(section) ?? null
  const app = (
    <App environment={{ ...environment, interactiveHtmlOf }} queryClient={queryClient} staticHtml={staticHtml}>
      <StaticRouterProvider router={createStaticRouter(routesOf(context), context)} context={context} hydrate={false} />
    </App>
  )
  const needsOwnRender = [...interactiveHtml.values()].includes(null)
  return needsOwnRender ? renderToPipeableStream(app, options) : streamOf(renderToString(app), options)
}

function noStaticHtml(key: string): never {
  throw new Error(`The static section ${key} stands within an interactive one`)
}

function isInteractive(section: SectionModel): section is InteractiveSectionModel {
  return section.type === 'interactive'
}

function streamOf(html: string, { onShellReady, onAllReady }: RenderToPipeableStreamOptions): PipeableStream {
  onShellReady?.()
  onAllReady?.()
  return {
    pipe: (destination) => destination.end(html) as typeof destination,
    abort() {},
  }
}

const interactiveModuleOf = (kind: InteractiveSectionKind) => interactiveSections[kind]

interface StaticRouterSource {
  /** Only the route that was matched: making a router of all of them for one page takes longer than rendering it. */
  routesOf: (context: StaticHandlerContext) => StaticHandler['dataRoutes']
  contextOf: (page: PageModel) => Promise<StaticHandlerContext>
}

/** Encoded ends of lines, which the router's catch-all does not match: the visitor would get its error page instead of ours. */
const LINE_END = /%0[ad]|%e2%80%a[89]/gi

const staticRouters = new WeakMap<PathTable, StaticRouterSource>()

const neverAborted = new AbortController().signal

/**
 * What the static handler reads of a request (React Router 8.5). An object of the class itself would have Node load its whole
 * `fetch` for the life of the process: the server asks the back end with another one (`tests/ops/process.test.ts`).
 */
function requestFor(path: string): Request {
  const read: Pick<Request, 'method' | 'url' | 'signal'> = {
    method: 'GET',
    // The origin is a placeholder: only the path is matched.
    url: `http://site.invalid${path.replaceAll(LINE_END, '-')}`,
    signal: neverAborted,
  }
  return read as Request
}

/** One static handler per edition and process: its routes never change. */
function staticRouterOf(paths: PathTable): StaticRouterSource {
  let source = staticRouters.get(paths)
  if (!source) {
    source = createStaticRouterSource(paths)
    staticRouters.set(paths, source)
  }
  return source
}

function createStaticRouterSource(paths: PathTable): StaticRouterSource {
  const handler = createStaticHandler(createAppRoutes(paths, ({ context }) => context))
  /** By path, for the paths that can be counted: matching costs more than the render of a small section. */
  const known = new Map<string, StaticHandlerContext>()
  const countable = new Set(paths.patterns.map(({ pattern }) => pattern))

  return {
    routesOf: ({ loaderData }) => handler.dataRoutes.filter(({ id }) => id in loaderData),
    async contextOf(page) {
      const { path } = page.context
      const found = known.get(path)
      if (found) {
        const [routeId = ''] = Object.keys(found.loaderData)
        return { ...found, loaderData: { [routeId]: page } }
      }
      const context = await handler.query(requestFor(path), { requestContext: page })
      if (!('loaderData' in context)) throw new Error(`The router answered ${context.status} for ${path}`)
      if (countable.has(path)) known.set(path, context)
      return context
    },
  }
}

function fillQueryClient(client: QueryClient, page: PageModel, queries: PageQuery[]): void {
  for (const { name, promise, settled } of queries) {
    const key = queryKey(name, page.context)
    if (settled) client.setQueryData(key, settled.data)
    else void client.prefetchQuery({ queryKey: key, queryFn: () => promise })
  }
}
