import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Site } from '#server/site/content/load-editions.ts'
import type { Connections } from '#server/visitor/connections.ts'
import type { Visitors } from '#server/visitor/region-rules.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'
import { type Hosts, hasSeveralHosts } from '../hosts.ts'
import { sendProblem } from '../problems.ts'
import { hostOfTarget } from '../request-target.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The edition that the request's host names, with its URL space. */
    site: Site
    edition: Edition
    /** From the preview or the connection's address, decided at first use. */
    visitor: Visitor
    decidedVisitor: Visitor | null
  }
  interface FastifyContextConfig {
    /** Answers whatever host is asked: the probes of a load balancer. */
    isHostIndependent?: boolean
  }
}

interface PageContextOptions {
  hosts: Hosts
  visitors: Pick<Visitors, 'resolve' | 'resolvePreview'>
  connections: Pick<Connections, 'isAtHome'>
}

/** Letters, digits, hyphens and dots with an optional port, or an IPv6 literal: all that a host can be (RFC 9110, 7.2). */
const HOST_SYNTAX = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Decorates requests with edition and visitor. */
export function registerPageContext(app: FastifyInstance, options: PageContextOptions): void {
  const { hosts, visitors, connections } = options
  app.decorateRequest('site')
  app.decorateRequest('decidedVisitor', null)
  app.decorateRequest('edition', {
    getter(this: FastifyRequest) {
      return this.site.edition
    },
  })
  app.decorateRequest('visitor', {
    getter(this: FastifyRequest) {
      // R01
      this.decidedVisitor ??= this.preview
        ? visitors.resolvePreview({ ...this.preview, location: this.preview })
        : visitors.resolve({ address: this.ip, isAtHome: connections.isAtHome(this.raw), editionId: this.edition.id })
      return this.decidedVisitor
    },
  })

  /** A preview is of its edition, so that has to be known first. */
  const place = (request: FastifyRequest, site: Site) => {
    request.site = site
    if (site.on) request.site = site.on(request.clock)
  }

  app.addHook('onRequest', (request, reply, done) => {
    // Not `request.host`: behind a proxy that passes X-Forwarded-Host on, the visitor writes that.
    const { host = '' } = request.headers
    const named = hostOfTarget(request.originalUrl)
    const known = named === null ? hosts.known(request.raw) : undefined
    if (known) {
      place(request, known)
      done()
      return
    }
    // A load balancer's check may speak HTTP/1.0, which knows no Host; HAProxy's does.
    const isWithoutHost = request.headers.host === undefined && request.raw.httpVersion === '1.0'
    if (isWithoutHost && request.routeOptions.config.isHostIndependent) return done()
    if (!HOST_SYNTAX.test(host) || hasSeveralHosts(request.raw) || (named !== null && !HOST_SYNTAX.test(named))) {
      sendProblem(reply, { status: 400, detail: 'The request needs one valid Host header.' })
      return
    }
    // Origins are compared with it too: the target replaces the header (RFC 9112, 3.2.2).
    if (named !== null) request.headers.host = named
    const site = hosts.select(named ?? host)
    if (!site && !request.routeOptions.config.isHostIndependent) {
      sendProblem(reply, { status: 421, detail: 'This host is not served here.' })
      return
    }
    if (site) {
      place(request, site)
      if (named === null) hosts.remember(host, site)
    }
    done()
  })
}
