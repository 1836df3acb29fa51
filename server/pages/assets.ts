import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressOnce } from '#server/http/encodings.ts'

/** Text of the stylesheets a page needs, ready to stand in its head. */
export interface InlineStyles {
  hrefs: string[]
  /** The elements for the head, encoded once. */
  elements: Uint8Array
  /** For the content security policy: `'sha256-…'`. */
  cspHash: string
}

/** URLs of what the build made; in development, of what Vite serves. */
export interface Assets {
  buildId: string
  /** When it was built, in ms since 1970. */
  builtAt: number
  /** The tiny entry: its URL, and the hash that its bytes must have; none in development. */
  entry: { url: string; integrity: string | null }
  /** Fonts that every page uses, for preloading. */
  fontUrls: string[]
  /** URL of the browser module built from a source file. @throws Error when the build has none. */
  moduleUrl(source: string): string
  /** The styles of these source files and of all that they import. @throws Error when the build has none of them. */
  stylesOf(sources: readonly string[]): InlineStyles | Promise<InlineStyles>
  /** Elements for the styles of what nobody sees before asking for it, without those of `head`. HTML has no style elements in a body. */
  lateStylesOf(sources: readonly string[], head: InlineStyles): string | Promise<string>
  /** Addresses of the pictures with which links are shown, by the words on them. */
  shareImages: ReadonlyMap<string, string>
  /** Folder with the built files; null in development. */
  folder: string | null
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'client/site/entry-client.ts'

/**
 * Loads what `npm run build` wrote.
 * @throws Error when there is no build: the message says how to make one.
 */
export async function loadAssets(dist: string): Promise<Assets> {
  const [build, manifest, share] = await Promise.all([
    readFile(join(dist, 'build.json'), 'utf8'),
    readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
    readFile(join(dist, 'share-images.json'), 'utf8'),
  ]).catch((error: Error) => {
    throw new Error(`There is no build in ${dist} (${error.message}); run npm run build`)
  })
  const chunks = JSON.parse(manifest) as Manifest
  const shareImages = new Map(Object.entries(JSON.parse(share) as Readonly<Record<string, string>>))
  const stylesheets = await loadStylesheets(chunks, join(dist, 'client'))
  const chunkOf = (source: string): ManifestChunk => {
    const chunk = chunks[source]
    if (!chunk) throw new Error(`The build has no ${source}`)
    return chunk
  }

  const made = new Map<string, InlineStyles>()
  const madeLate = new Map<string, string>()
  const hrefsOf = (sources: readonly string[]) => [
    ...new Set(sources.flatMap((source) => stylesheetsOf(chunks, chunkOf(source)))),
  ]
  const stylesOf = (sources: readonly string[]): InlineStyles => {
    const key = sources.join(' ')
    let styles = made.get(key)
    if (!styles) {
      const hrefs = hrefsOf(sources)
      styles = inlineStyles(hrefs, hrefs.map((href) => stylesheets.get(href) ?? '').join(''))
      made.set(key, styles)
    }
    return styles
  }

  const { id, timestamp } = JSON.parse(build) as { id: string; timestamp: number }
  return {
    buildId: id,
    builtAt: timestamp,
    entry: {
      url: `/${chunkOf(ENTRY).file}`,
      integrity: integrityOf(await readFile(join(dist, 'client', chunkOf(ENTRY).file))),
    },
    fontUrls: Object.values(chunks)
      .map(({ file }) => `/${file}`)
      .filter((url) => url.endsWith('.woff2')),
    moduleUrl: (source) => `/${chunkOf(source).file}`,
    stylesOf: (sources) => stylesOf([ENTRY, ...sources]),
    lateStylesOf(sources, head) {
      const key = `${sources.join(' ')} | ${head.hrefs.join(' ')}`
      let elements = madeLate.get(key)
      if (elements === undefined) {
        const hrefs = hrefsOf(sources).filter((href) => !head.hrefs.includes(href))
        elements = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
        madeLate.set(key, elements)
      }
      return elements
    },
    shareImages,
    folder: join(dist, 'client'),
  }
}

/** Of a file that something between us and the visitor must not change (Subresource Integrity, 3.5). */
function integrityOf(file: Buffer): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`
}

/** Styles as they stand in a document. */
function inlineStyles(hrefs: string[], css: string): InlineStyles {
  // Only `</style` could end the element early, and no stylesheet of ours has a reason to hold it.
  if (/<\/style/i.test(css)) throw new Error(`One of ${hrefs.join(', ')} holds </style`)
  const elements = compressOnce(Buffer.from(`<style data-href="${hrefs.join(' ')}">${css}</style>`))
  return { hrefs, elements, cspHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}

function stylesheetsOf(chunks: Manifest, { imports = [], css = [] }: ManifestChunk): string[] {
  const imported = imports.flatMap((name) => (chunks[name] ? stylesheetsOf(chunks, chunks[name]) : []))
  return [...imported, ...css.map((file) => `/${file}`)]
}

async function loadStylesheets(chunks: Manifest, folder: string): Promise<Map<string, string>> {
  const files = new Set(Object.values(chunks).flatMap(({ css }) => css ?? []))
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const),
    ),
  )
}
