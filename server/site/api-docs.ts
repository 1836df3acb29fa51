import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { NO_FRAMES, setDocumentPolicy } from '#server/http/plugins/security-headers.ts'
import { escapeHtml } from '#server/pages/document.ts'

/** The light theme's colours (client/styles/tokens.css) once more: this page waits for no stylesheet. */
const styles = [
  'body{margin:0 auto;max-width:76ch;padding:40px 24px 96px;font:16px/1.6 system-ui,sans-serif;color-scheme:light;background:#fbfaf7;color:#3a3d45}',
  'h1{font-size:40px;line-height:1.1;color:#14161b}a{color:inherit;text-underline-offset:.2em}',
  'section{margin-top:48px;padding-top:24px;border-top:1px solid #ddd8cc}',
  'h2{margin:0;font:600 18px/1.4 ui-monospace,monospace;color:#14161b;overflow-wrap:anywhere}',
  'pre{margin:12px 0;padding:12px 16px;border-radius:6px;background:#f1eee7;color:#14161b;white-space:pre-wrap;overflow-wrap:anywhere}',
  'div{overflow-x:auto}table{border-collapse:collapse;margin:12px 0}caption{text-align:start;font-weight:600;color:#14161b}',
  'th,td{padding:8px 24px 8px 0;border-bottom:1px solid #ddd8cc;text-align:start;vertical-align:top}th{font-weight:500;color:#5f636d}',
  ':focus-visible{outline:3px solid #0b57d0;outline-offset:2px}',
].join('')

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; ${NO_FRAMES}`

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { description?: string; type?: string; enum?: unknown[] }
  example?: unknown
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
  // By origin, of which an edition has one: the routes stand, and their description is most of the work.
  const pages = new Map<string, string>()
  api.get('/docs', { schema: { hide: true } }, async ({ site }, reply) => {
    const { origin, brandAlias } = site.edition
    const page =
      pages.get(origin) ?? renderDocs(api.swagger() as unknown as OpenApi, { origin, values: { brandAlias } })
    pages.set(origin, page)
    return setDocumentPolicy(reply, policy)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': cachePolicies.minute,
        'x-robots-tag': 'noindex',
        vary: 'Host',
      })
      .send(page)
  })
}

/** What the examples of a site are made with; `values` are parameters that the site alone knows. */
interface Examples {
  origin: string
  values: Readonly<Record<string, string>>
}

function renderDocs({ info, paths = {} }: OpenApi, examples: Examples): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(method, path, operation, examples)),
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

function renderOperation(method: string, path: string, operation: Operation, examples: Examples): string {
  const { summary, description, responses = {} } = operation
  // Routes of one kind share a schema of parameters; those that are not in a path are another route's.
  const parameters = (operation.parameters ?? []).filter(
    ({ name, in: place }) => place !== 'path' || path.includes(`{${name}}`),
  )
  const told = [summary, description].filter((text) => text !== undefined)
  const example = method === 'get' ? exampleOf(path, parameters, examples) : null
  return [
    `<section><h2>${escapeHtml(`${method.toUpperCase()} ${path}`)}</h2>`,
    ...told.map((text) => `<p>${escapeHtml(text)}</p>`),
    example ? `<pre>curl '<a href="${escapeHtml(example)}">${escapeHtml(examples.origin + example)}</a>'</pre>` : '',
    parameters.length > 0 ? table('Parameters', ['Name', 'In', 'Expected'], parameters.map(parameterRow)) : '',
    table(
      'Answers',
      ['Status', 'What it means'],
      Object.entries(responses).map(([status, response]) => [status, response.description ?? '']),
    ),
    '</section>',
  ].join('')
}

/** An address that answers; null where it takes something of which no example lasts, as the id of one tournament. */
function exampleOf(path: string, parameters: readonly Parameter[], { values }: Examples): string | null {
  const needed = parameters
    .filter(({ required }) => required)
    .map(({ name, in: place, schema, example }) => ({
      name,
      place,
      value: values[name] ?? schema?.enum?.[0] ?? example,
    }))
  if (needed.some(({ value }) => value === undefined)) return null
  const query = new URLSearchParams()
  let address = path
  for (const { name, place, value } of needed) {
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
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
