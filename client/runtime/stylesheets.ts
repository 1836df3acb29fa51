const INLINED = 'style[data-href]'
/** Those that did not come with the document, which another navigation may wait for as well. */
const appended = new Map<string, Promise<void>>()

/** Resolves when the stylesheets apply; each is loaded once. Rejects when one does not arrive, and the next call asks again. */
export async function loadStylesheets(document: Document, hrefs: readonly string[]): Promise<void> {
  const inlined = [...document.querySelectorAll<HTMLElement>(INLINED)].flatMap(
    ({ dataset }) => dataset.href?.split(' ') ?? [],
  )
  const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))
  const isServed = (href: string) => inlined.includes(href) || (linked.includes(href) && !appended.has(href))
  await Promise.all(
    hrefs.filter((href) => !isServed(href)).map((href) => appended.get(href) ?? appendStylesheet(document, href)),
  )
}

function appendStylesheet(document: Document, href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      appended.delete(href)
      reject(new Error(`The stylesheet ${href} could not be loaded`))
    })
  })
  appended.set(href, loading)
  document.head.append(link)
  return loading
}
