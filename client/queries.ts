import { queryOptions } from '@tanstack/react-query'
import type { Leaderboard } from '#shared/navigation.ts'
import type { PageContext } from '#shared/page-context.ts'
import type { QueryName } from '#shared/routes.ts'

/** Key of a query in the React Query cache; per edition, because the data is. */
export function queryKey(name: QueryName, context: Pick<PageContext, 'editionId'>) {
  return [name, context.editionId] as const
}

/**
 * The leaderboards of the edition; null when they are not available now. On the server the page's render fills the
 * cache, in the browser the page's state does: this function runs only when somebody asks again.
 */
export function leaderboardsQuery(context: Pick<PageContext, 'editionId'>) {
  return queryOptions({
    queryKey: queryKey('leaderboards', context),
    queryFn: ({ signal }) => loadApi<Leaderboard[]>('/api/leaderboards', signal),
  })
}

async function loadApi<T>(path: string, signal: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as T) : null
  } catch (error) {
    if (signal.aborted) throw error
    // Offline and broken answers look the same to a reader: not available now.
    return null
  }
}
