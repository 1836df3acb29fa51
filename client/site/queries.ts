import { queryOptions } from '@tanstack/react-query'
import { fetchInTime } from '#client/runtime/fetch-in-time.ts'
import { shownPreview } from '#client/runtime/shown-preview.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { Queries, QueryName } from '#shared/site/route-row.ts'
import { markPreview } from '#shared/visitor/preview-mark.ts'

/** Key of a query in the React Query cache; per edition, because the data is. */
export function queryKey(name: QueryName, context: Pick<PageContext, 'editionId'>) {
  return [name, context.editionId] as const
}

type Context = Pick<PageContext, 'editionId'>

/**
 * A query whose data is null when it is not available now. On the server the page's render fills the cache, in the
 * browser the page's state does: the function below runs only when somebody asks again.
 */
export function createQuery<Name extends QueryName, T = Queries[Name]>(name: Name, path: `/api/${string}`) {
  return (context: Context) =>
    queryOptions({
      queryKey: queryKey(name, context),
      // What is shown stays when it cannot be had again.
      queryFn: async ({ client }) =>
        (await loadApi<T>(path)) ?? client.getQueryData<T>(queryKey(name, context)) ?? null,
    })
}

export type OptionalQuery<T> = ReturnType<ReturnType<typeof createQuery<QueryName, T>>>

async function loadApi<T>(path: string): Promise<T | null> {
  try {
    const response = await fetchInTime(markPreview(path, shownPreview()), { headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    // Offline, broken and late answers look the same to a reader: not available now.
    return null
  }
}
