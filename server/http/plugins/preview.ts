import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readPreview, type ShownPreview, showPreview } from '#server/visitor/preview-token.ts'
import { PREVIEW_COOKIE } from '#shared/visitor/preview-mark.ts'
import { cachePolicies } from '../cache-policies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** As whom a reviewer sees the site (region-rules.md, R01); null for everybody else. */
    preview: ShownPreview | null
    /** undefined until somebody asks. */
    decidedPreview: ShownPreview | null | undefined
  }
}

interface PreviewOptions {
  /** null: nobody has a preview. */
  secret: string | null
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
}

/** Decorates requests with their preview, and keeps previews out of every cache. */
export function registerPreview(app: FastifyInstance, { secret, wallClock }: PreviewOptions): void {
  if (secret === null) {
    app.decorateRequest('preview', null)
    return
  }
  app.decorateRequest('decidedPreview')
  app.decorateRequest('preview', {
    getter(this: FastifyRequest) {
      if (this.decidedPreview === undefined) this.decidedPreview = previewOf(this)
      return this.decidedPreview
    },
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // An answer that never read the preview does not depend on it.
    if (request.decidedPreview) reply.headers({ 'cache-control': cachePolicies.never, 'x-robots-tag': 'noindex' })
    done(null, payload)
  })

  function previewOf({ headers, edition }: FastifyRequest): ShownPreview | null {
    if (!headers.cookie?.includes(`${PREVIEW_COOKIE}=`)) return null
    const token = parseCookie(headers.cookie)[PREVIEW_COOKIE] ?? ''
    const preview = readPreview(token, { secret: secret ?? '', now: wallClock.now() })
    return preview?.editionId === edition.id ? showPreview(preview, token) : null
  }
}
