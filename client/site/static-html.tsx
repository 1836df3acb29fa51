import { createContext, memo, useContext } from 'react'

/** What React's dangerouslySetInnerHTML takes: the same object for the same key, or React writes the HTML again. */
export interface StaticHtml {
  __html: string
}

export type StaticHtmlSource = (key: string) => StaticHtml

export const StaticHtmlContext = createContext<StaticHtmlSource>((key) => {
  throw new Error(`No HTML for the static section ${key}`)
})

export const StaticSection = memo(function StaticSection({ htmlKey }: { htmlKey: string }) {
  const html = useContext(StaticHtmlContext)(htmlKey)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server from checked content
  return <div data-static={htmlKey} dangerouslySetInnerHTML={html} suppressHydrationWarning />
})
