import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { NO_FRAMES, setDocumentPolicy } from '#server/http/plugins/security-headers.ts'
import { escapeHtml } from '#server/pages/document.ts'

const styles = [
  'body{margin:0 auto;max-width:80ch;padding:24px;font:16px/1.55 system-ui,sans-serif;color-scheme:light dark}',
  'section{margin-block:48px}h2{font:600 18px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}',
  'div{overflow-x:auto}table{border-collapse:collapse;margin:12px 0}caption{text-align:start;font-weight:600;padding:4px 0}',
  'th,td{border:1px solid;padding:4px 10px;text-align:start;vertical-align:top}',
].join('')

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; ${NO_FRAMES}`

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { description?: string; type?: string; enum?: unknown[] }
}
interface Operation {
  summary?: string
  description?: string
  parameters?: Parameter[]
  responses?: Record<string, { description?: string }>
}
interface OpenApi {
  info: { title: string; version: string }
  paths?: Record<string, Record<string, Operation>>
}

export function registerApiDocs(api: FastifyInstance): void {
  let page: string | null = null
  api.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderDocs(api.swagger() as unknown as OpenApi)
    return setDocumentPolicy(reply, policy)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': cachePolicies.minute,
        'x-robots-tag': 'noindex',
      })
      .send(page)
  })
}

function renderDocs({ info, paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(`${method.toUpperCase()} ${path}`, operation)),
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(info.title)}</title><style>${styles}</style></head><body><main>`,
    `<h1>${escapeHtml(info.title)}, version ${escapeHtml(info.version)}</h1>`,
    '<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. ',
    'Every error is a problem document (RFC 9457) with the request’s id.</p>',
    ...operations,
    '</main></body></html>',
  ].join('')
}

function renderOperation(name: string, { summary, description, parameters = [], responses = {} }: Operation): string {
  const told = [summary, description].filter((text) => text !== undefined)
  return [
    `<section><h2>${escapeHtml(name)}</h2>`,
    ...told.map((text) => `<p>${escapeHtml(text)}</p>`),
    parameters.length > 0 ? table('Parameters', ['Name', 'In', 'Expected'], parameters.map(parameterRow)) : '',
    table(
      'Answers',
      ['Status', 'What it means'],
      Object.entries(responses).map(([status, response]) => [status, response.description ?? '']),
    ),
    '</section>',
  ].join('')
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): string[] {
  const expected = description ?? schema?.description ?? schema?.enum?.join(', ') ?? schema?.type ?? ''
  return [name, place, `${expected}${required ? '' : ' (may be left out)'}`]
}

function table(caption: string, heads: string[], rows: string[][]): string {
  const cells = (row: string[]) => row.map((text) => `<td>${escapeHtml(text)}</td>`).join('')
  return [
    `<div tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>`,
    heads.map((head) => `<th scope="col">${head}</th>`).join(''),
    `</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`,
  ].join('')
}
