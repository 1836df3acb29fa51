const INLINED = 'style[data-href]'

export async function loadStylesheets(document: Document, hrefs: readonly string[]): Promise<void> {
  const inlined = [...document.querySelectorAll<HTMLElement>(INLINED)].flatMap(
    ({ dataset }) => dataset.href?.split(' ') ?? [],
  )
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  )
  const missing = hrefs.filter((href) => !inlined.includes(href) && !linked.includes(href))
  await Promise.all(missing.map((href) => appendStylesheet(document, href)))
}

function appendStylesheet(document: Document, href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`The stylesheet ${href} could not be loaded`)))
    document.head.append(link)
  })
}
