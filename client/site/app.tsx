import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { type PageEnvironment, PageEnvironmentContext } from './page-environment.ts'
import { StaticHtmlContext, type StaticHtmlSource } from './static-html.tsx'

interface AppProps {
  environment: PageEnvironment
  queryClient: QueryClient
  staticHtml: StaticHtmlSource
  children: ReactNode
}

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
