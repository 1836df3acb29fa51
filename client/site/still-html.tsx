import { createContext, memo, useContext } from 'react'

/** What React's dangerouslySetInnerHTML takes: the same object for the same key, or React writes the HTML again. */
export interface StillHtml {
  __html: string
}

/** HTML of still sections by key. */
export type StillHtmlSource = (key: string) => StillHtml

export const StillHtmlContext = createContext<StillHtmlSource>((key) => {
  throw new Error(`No HTML for the still section ${key}`)
})

/** A part of the page whose HTML came from the server and is kept as it is (design, 4). */
export const StillSection = memo(function StillSection({ htmlKey }: { htmlKey: string }) {
  const html = useContext(StillHtmlContext)(htmlKey)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server from checked content
  return <div data-still={htmlKey} dangerouslySetInnerHTML={html} suppressHydrationWarning />
})
