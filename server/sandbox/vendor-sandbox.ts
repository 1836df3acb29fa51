import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { root } from '#server/root.ts'
import type { Answer } from './stand-in-page.ts'

/** How the sandbox behaves; changed while it runs. */
export interface SandboxBehaviour {
  /** What the capacity address answers: a clear yes or no, nothing for ever, a broken body, or a yes after 3.5 s. */
  capacity: 'yes' | 'no' | 'hang' | 'broken' | 'slow'
}

export interface VendorSandbox {
  behaviour: SandboxBehaviour
  /** Paths that were asked for, in order. */
  requests: string[]
  answer: Answer
}

/** Longer than the site waits for the capacity, in ms. */
const SLOW_MS = 3500

const closingTexts = { nl: 'Bedankt voor het chatten. Tot ziens!', en: 'Thank you for chatting. Goodbye!' }

/** Returns vendors to try the site with: a small chat, and scripts that stand for analytics and a tag manager. They keep nothing. */
export async function createVendorSandbox(): Promise<VendorSandbox> {
  const read = (name: string) => readFile(path.join(root, 'server/sandbox', name), 'utf8')
  const [script, chatWindow, tag] = await Promise.all(['chat-vendor.js', 'chat-window.html', 'tag.js'].map(read))
  const behaviour: SandboxBehaviour = { capacity: 'yes' }
  const requests: string[] = []
  const javascript = 'text/javascript; charset=utf-8'
  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    'GET /chat/bootstrap.js': (_, response) => send(response, javascript, script),
    'GET /chat/capacity': (_, response) => answerCapacity(behaviour.capacity, response),
    'GET /chat/window': (_, response) => send(response, 'text/html; charset=utf-8', chatWindow),
    'POST /chat/session': (request, response) => sendJson(response, { token: 'sandbox' }, request),
    'POST /chat/replies': (request, response) => void answerMessage(request, response),
    'GET /icons/': (request, response) => sendIcons(request, response),
    'GET /tags/consent.js': (_, response) => send(response, javascript, tag),
    'GET /tags/analytics.js': (_, response) => send(response, javascript, tag),
    'GET /tags/manager.js': (_, response) => send(response, javascript, tag),
    'POST /tags/hit': (request, response) => sendJson(response, {}, request),
  }
  return {
    behaviour,
    requests,
    answer(request, response) {
      const { pathname, search } = new URL(request.url ?? '/', 'http://vendor.invalid')
      const route = routes[`${request.method} ${pathname.replace(/^(\/icons\/).*/, '$1')}`]
      if (!route) return false
      requests.push(pathname + search)
      response.setHeader('access-control-allow-origin', '*')
      route(request, response)
      return true
    },
  }
}

function answerCapacity(capacity: SandboxBehaviour['capacity'], response: ServerResponse): void {
  if (capacity === 'hang') return
  if (capacity === 'broken') send(response, 'application/json', '{"hasCapacity": tru')
  else if (capacity === 'slow') setTimeout(() => sendJson(response, { hasCapacity: true }), SLOW_MS).unref()
  else sendJson(response, { hasCapacity: capacity === 'yes' })
}

/** Somebody answers everything; to thanks or a goodbye, the machine says its own at the end. */
async function answerMessage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { text = '', language = '' } = JSON.parse(body || '{}') as { text?: string; language?: string }
  const isDutch = language.startsWith('nl')
  const replies = [{ role: 'Agent', text: isDutch ? 'Ik lees met je mee.' : 'I am reading along.' }]
  if (/bedankt|dank u|thank|bye/i.test(text)) {
    replies.push({ role: 'Chatbot', text: closingTexts[isDutch ? 'nl' : 'en'] })
  }
  sendJson(response, replies)
}

/** Every icon that is asked for, as Iconify answers: a frame, which is the same for all. */
function sendIcons(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor.invalid')
  const names = searchParams.get('icons')?.split(',') ?? []
  const icon = { body: '<path fill="none" stroke="currentColor" d="M2 2h12v12H2z"/>', width: 16, height: 16 }
  const prefix = pathname.split('/').at(-1)?.replace('.json', '')
  sendJson(response, { prefix, icons: Object.fromEntries(names.map((name) => [name, icon])) })
}

function send(response: ServerResponse, contentType: string, body = ''): void {
  response.writeHead(200, { 'content-type': contentType, 'cache-control': cachePolicies.never }).end(body)
}

function sendJson(response: ServerResponse, body: unknown, unread?: IncomingMessage): void {
  // A body that nobody reads would hold up what follows on its connection.
  unread?.resume()
  send(response, 'application/json; charset=utf-8', JSON.stringify(body))
}
