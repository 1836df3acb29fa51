import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { type PageEnvironment, PageEnvironmentContext } from './page-environment.ts'
import { StaticHtmlContext, type StaticHtmlSource } from './static-html.tsx'

interface AppProps {
  environment: PageEnvironment
  queryClient: QueryClient
  staticHtml: StaticHtmlSource
  /** The router's provider: static on the server, live in the browser. */
  children: ReactNode
}

/** The application around the router, the same on both sides. */
export function App({ environment, queryClient, staticHtml, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PageEnvironmentContext value={environment}>
          <StaticHtmlContext value={staticHtml}>{children}</StaticHtmlContext>
        </PageEnvironmentContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
