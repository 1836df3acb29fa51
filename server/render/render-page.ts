import { randomBytes } from 'node:crypto'
import { PassThrough, Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { PipeableStream } from 'react-dom/server'
import type { PageState, QueryData } from '#shared/page-model.ts'
import type { PathTable } from '#shared/paths.ts'
import type { Assets } from './assets.ts'
import type { BuiltPage } from './build-page.ts'
import { renderHead, renderTail } from './document.ts'
import type { Entry } from './entry.ts'
import { areComplete } from './page-queries.ts'

interface RenderInput {
  built: BuiltPage
  paths: PathTable
  entry: Entry
  assets: Assets
  timeoutMs: number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** A whole document and whether everything in it came in time. */
export interface RenderedDocument {
  body: Buffer
  isComplete: boolean
}

/** A document on its way. */
export interface StreamedDocument {
  stream: PassThrough
  /** Of the inline scripts with which React moves late sections to their place. */
  nonce: string
  /** Stops the render, for a visitor who has left. */
  abort: () => void
}

/**
 * Renders a page to its end; for the page cache and for crawlers. Boundaries are never outlined, so the document holds
 * no inline script whatever came late.
 * @throws when the page itself, not only one of its sections, fails.
 */
export async function renderDocument(input: RenderInput): Promise<RenderedDocument> {
  const chunks: Buffer[] = []
  let hasFailedSection = false
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      // React reuses its buffers, so the bytes are copied.
      chunks.push(Buffer.from(chunk))
      done()
    },
  })
  await new Promise<void>((resolve, reject) => {
    startRender(input, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: (pipe) => pipe(sink),
      onShellError: reject,
      onError: () => {
        hasFailedSection = true
      },
    }).catch(reject)
    sink.once('finish', resolve)
  })
  const body = Buffer.concat([
    Buffer.from(renderHead(headOf(input))),
    ...chunks,
    Buffer.from(renderTail(stateOf(input))),
  ])
  return { body, isComplete: !hasFailedSection && areComplete(input.built.queries) }
}

/**
 * Renders a page and gives its stream as soon as the shell is there; sections that wait for a query follow in the same
 * response.
 * @throws when the shell fails: nothing has been sent yet, the caller answers with the error page.
 */
export function streamDocument(input: RenderInput): Promise<StreamedDocument> {
  const nonce = randomBytes(16).toString('base64')
  const stream = new PassThrough()
  return new Promise((resolve, reject) => {
    const render = startRender(input, {
      nonce,
      onShellReady: (pipe) => {
        stream.write(renderHead(headOf(input)))
        pipe(documentBody(stream, () => renderTail(stateOf(input))))
        resolve({
          stream,
          nonce,
          abort: () =>
            void render.then(
              (abort) => abort(),
              () => {},
            ),
        })
      },
      onShellError: reject,
    })
    render.catch(reject)
  })
}

/** What React writes into: it passes on to the document, and writes the tail where React has ended. */
function documentBody(stream: PassThrough, tail: () => string): Writable {
  const body = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (stream.write(Buffer.from(chunk))) done()
      else stream.once('drain', done)
    },
    final(done) {
      stream.end(tail())
      done()
    },
  })
  // A visitor who has left closes the document; React notices only through what it writes into.
  stream.once('close', () => body.destroy())
  return body
}

interface RenderExits {
  progressiveChunkSize?: number
  nonce?: string
  onShellReady?: (pipe: PipeableStream['pipe']) => void
  onAllReady?: (pipe: PipeableStream['pipe']) => void
  onShellError: (error: unknown) => void
  /** An error anywhere, the shell's own included. */
  onError?: () => void
}

/** React's stream with its four exits and its deadline. Resolves with the function that stops it. */
async function startRender(input: RenderInput, exits: RenderExits): Promise<() => void> {
  const { built, entry, log, timeoutMs } = input
  let isShellReady = false
  const rendering = entry.renderPage({
    page: built.page,
    paths: input.paths,
    queries: built.queries,
    stillHtml: createStillHtmlSource(built.html),
    options: {
      ...(exits.progressiveChunkSize === undefined ? {} : { progressiveChunkSize: exits.progressiveChunkSize }),
      ...(exits.nonce === undefined ? {} : { nonce: exits.nonce }),
      onShellReady() {
        isShellReady = true
        void rendering.then(({ pipe }) => exits.onShellReady?.(pipe))
      },
      onAllReady() {
        clearTimeout(deadline)
        void rendering.then(({ pipe }) => exits.onAllReady?.(pipe))
      },
      onShellError(error) {
        clearTimeout(deadline)
        exits.onShellError(error)
      },
      onError(error) {
        exits.onError?.()
        if (isShellReady) log.warn({ err: error, path: built.page.context.path }, 'A section was left to the browser')
        // The digest that reaches the page: never the message.
        return 'late'
      },
    },
  })
  const abort = (reason: string) => void rendering.then((started) => started.abort(new Error(reason)))
  const deadline = setTimeout(abort, timeoutMs, `The render took more than ${timeoutMs} ms`)
  await rendering.catch((error: unknown) => {
    clearTimeout(deadline)
    throw error
  })
  return () => {
    clearTimeout(deadline)
    abort('The visitor has left')
  }
}

function createStillHtmlSource(html: BuiltPage['html']) {
  return (key: string) => {
    const text = html[key]
    if (text === undefined) throw new Error(`No HTML for the still section ${key}`)
    return { __html: text }
  }
}

function headOf({ built, assets }: RenderInput) {
  const { page, styles, hydration, skipLabel } = built
  return { page, assets, styles, hydration, skipLabel }
}

/** The data that had come when the last section was written; what is missing is loaded by the browser. */
function stateOf({ built }: RenderInput): PageState {
  const queries: QueryData = {}
  for (const { name, settled } of built.queries) if (settled) queries[name] = settled.data
  return { page: built.page, queries }
}
