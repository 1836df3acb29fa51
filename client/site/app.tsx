import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { type PageEnvironment, PageEnvironmentContext } from './page-environment.ts'
import { StillHtmlContext, type StillHtmlSource } from './still-html.tsx'

interface AppProps {
  environment: PageEnvironment
  queryClient: QueryClient
  stillHtml: StillHtmlSource
  /** The router's provider: static on the server, live in the browser. */
  children: ReactNode
}

/** The application around the router, the same on both sides. */
export function App({ environment, queryClient, stillHtml, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PageEnvironmentContext value={environment}>
          <StillHtmlContext value={stillHtml}>{children}</StillHtmlContext>
        </PageEnvironmentContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
