import { PassThrough } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { PipeableStream } from 'react-dom/server'
import { type Chunk, joinChunks } from '#server/http/encodings.ts'
import type { PageState, QueryData } from '#shared/site/page-model.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { Assets } from './assets.ts'
import type { BuiltPage } from './build-page.ts'
import { renderHead, renderTail } from './document.ts'
import { createDocumentSink } from './document-sink.ts'
import type { Entry } from './entry.ts'
import { createNonce } from './nonce.ts'
import { areComplete } from './page-queries.ts'
import { createPrerenderedHtml, type PrerenderedHtml } from './prerendered-html.ts'

interface RenderInput {
  built: BuiltPage
  paths: PathTable
  entry: Entry
  assets: Assets
  timeoutMs: number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  watch: RenderWatch
}

/** Told how renders go, for those who count. */
export interface RenderWatch {
  onPhase: (phase: 'shell' | 'all', seconds: number) => void
  onAbort: (reason: 'deadline' | 'left') => void
}

/** A whole document and whether everything in it came in time. */
export interface RenderedDocument {
  chunks: Chunk[]
  isComplete: boolean
}

/** A document on its way, with sections still to come. */
export interface DocumentStream {
  stream: PassThrough
  /** Of the inline scripts with which React moves late sections to their place. */
  nonce: string
  /** Stops the render, for a visitor who has left. */
  abort: () => void
}

/**
 * Renders a page to its end; for the page cache and for crawlers. It holds no inline script, whatever came late.
 * @throws when the page itself, not only one of its sections, fails.
 */
export function renderDocument(input: RenderInput): Promise<RenderedDocument> {
  let hasFailedSection = false
  const prerenderedHtml = createPrerenderedHtml()
  return new Promise((resolve, reject) => {
    const sink = createDocumentSink({
      head: renderHead(headOf(input)),
      tail: () => tailOf(input),
      prerenderedHtml,
      onEnd: (chunks) => resolve({ chunks, isComplete: !hasFailedSection && isComplete(input.built) }),
      onFail: reject,
    })
    startRender(input, {
      prerenderedHtml,
      onAllReady: (pipe) => pipe(sink),
      onShellError: reject,
      onError: () => {
        hasFailedSection = true
      },
    }).catch(reject)
  })
}

/**
 * Renders a page and gives it as soon as the shell is there. Sections that wait for a query follow in the same stream;
 * where none does, there is no stream and no script.
 * @throws when the shell fails: nothing has been sent yet, the caller answers with the error page.
 */
export function startDocument(input: RenderInput): Promise<{ chunks: Chunk[] } | DocumentStream> {
  const nonce = createNonce()
  const prerenderedHtml = createPrerenderedHtml()
  return new Promise((resolve, reject) => {
    let stream: PassThrough | null = null
    const sink = createDocumentSink({
      head: renderHead(headOf(input)),
      tail: () => tailOf(input),
      prerenderedHtml,
      onBlock(block) {
        stream ??= openStream()
        stream.write(joinChunks(block))
      },
      onEnd(block) {
        if (stream) stream.end(joinChunks(block))
        else resolve({ chunks: block })
      },
      onFail(error) {
        // What has been sent cannot be taken back: the visitor's browser sees that the rest is missing.
        if (stream) stream.destroy(error)
        else reject(error)
      },
    })
    const openStream = () => {
      const opened = new PassThrough()
      // A visitor who has left closes the stream; React notices only through what it writes into.
      opened.once('close', () => sink.destroy())
      resolve({ stream: opened, nonce, abort: () => void rendering.then((abort) => abort(), ignore) })
      return opened
    }
    const rendering = startRender(input, {
      prerenderedHtml,
      nonce,
      onShellReady: (pipe) => pipe(sink),
      onShellError: reject,
    })
    rendering.catch(reject)
  })
}

/** Whether everything that a page shows came from where it should: only such a page may be stored. */
function isComplete({ queries, isLayoutComplete, hasSectionData }: BuiltPage): boolean {
  return isLayoutComplete && hasSectionData && areComplete(queries)
}

/** For a failure that was told elsewhere. */
function ignore(): void {}

interface RenderExits {
  /** Of the page that is rendered. */
  prerenderedHtml: PrerenderedHtml
  nonce?: string
  onShellReady?: (pipe: PipeableStream['pipe']) => void
  onAllReady?: (pipe: PipeableStream['pipe']) => void
  onShellError: (error: unknown) => void
  /** An error anywhere, the shell's own included. */
  onError?: () => void
}

/** React's stream with its four exits and its deadline; a page that is whole at once needs neither. Resolves with what stops it. */
async function startRender(input: RenderInput, exits: RenderExits): Promise<() => void> {
  const { built, entry, log, timeoutMs, watch } = input
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  let isShellReady = false
  let hasLeft = false
  const rendering = entry.renderPage({
    page: built.page,
    paths: input.paths,
    queries: built.queries,
    staticHtml: createStaticHtmlSource(built.html, exits.prerenderedHtml),
    placeholderOf: exits.prerenderedHtml.placeholder,
    options: {
      // A section that is there already is never sent late: it would move the page, and be lost without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(exits.nonce === undefined ? {} : { nonce: exits.nonce }),
      onShellReady() {
        isShellReady = true
        watch.onPhase('shell', seconds())
        onceStarted(({ pipe }) => exits.onShellReady?.(pipe))
      },
      onAllReady() {
        clearTimeout(deadline)
        watch.onPhase('all', seconds())
        onceStarted(({ pipe }) => exits.onAllReady?.(pipe))
      },
      onShellError(error) {
        clearTimeout(deadline)
        exits.onShellError(error)
      },
      onError(error) {
        exits.onError?.()
        if (isShellReady && !hasLeft)
          log.warn({ err: error, path: built.page.context.path }, 'A section was left to the browser')
        // The digest that reaches the page: never the message.
        return 'late'
      },
    },
  })
  // Those who wait for a start that fails are told below.
  const onceStarted = (use: (started: PipeableStream) => void) => void rendering.then(use).catch(exits.onShellError)
  const abort = (reason: string) => onceStarted((started) => started.abort(new Error(reason)))
  const deadline = setTimeout(() => {
    watch.onAbort('deadline')
    abort(`The render took more than ${timeoutMs} ms`)
  }, timeoutMs)
  await rendering.catch((error: unknown) => {
    clearTimeout(deadline)
    throw error
  })
  return () => {
    // What React says from here on is about a document that nobody reads.
    hasLeft = true
    clearTimeout(deadline)
    watch.onAbort('left')
    abort('The visitor has left')
  }
}

function createStaticHtmlSource(html: BuiltPage['html'], { placeholder }: PrerenderedHtml) {
  return (key: string) => {
    const text = html[key]
    if (text === undefined) throw new Error(`No HTML for the static section ${key}`)
    return placeholder(text)
  }
}

function headOf({ built, assets, entry }: RenderInput) {
  return { ...built, assets, iconSprite: entry.shellIconSprite, consentBanner: built.consent.banner }
}

function tailOf(input: RenderInput) {
  const { lateStyles, visitorDialogs, consent, describe } = input.built
  const state = stateOf(input)
  return renderTail({
    state,
    dialogs: [lateStyles, visitorDialogs, consent.dialog],
    structuredData: describe(state.queries),
  })
}

/** The data that had come when the last section was written; what is missing is loaded by the browser. */
function stateOf({ built }: RenderInput): PageState {
  const queries: QueryData = {}
  for (const { name, settled } of built.queries) if (settled) queries[name] = settled.data
  return { page: built.page, queries }
}
