import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import type { PageWeight } from '../gate-page.ts'

const kinds = { script: 'script', stylesheet: 'style', font: 'font', image: 'image' } as const
type Kind = keyof typeof kinds

export function watchWeight(page: Page): (html: string) => Promise<PageWeight> {
  const requests = new Set<Request>()
  page.on('requestfinished', (request) => requests.add(request))
  return async (html) => {
    const weight: PageWeight = { script: 0, style: 0, font: 0, image: 0, requests: requests.size }
    for (const request of requests) {
      const type = request.resourceType()
      if (!(type in kinds)) continue
      const { responseBodySize } = await request.sizes()
      weight[kinds[type as Kind]] += responseBodySize
    }
    // Styles that travel in the document are styles too.
    const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('')
    weight.style += inline === '' ? 0 : brotliCompressSync(inline).length
    return weight
  }
}
