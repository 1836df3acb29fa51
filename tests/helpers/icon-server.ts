import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server draws, whatever the icon. */
export const illustration = { body: '<path d="M0 0h1"/>', width: 16, height: 16 }

/** Starts a real icon service on loopback that has every icon but those named `no-…`. Close it after. */
export async function createIconServer() {
  const asked: string[] = []
  let answer: (response: ServerResponse, names: string[]) => unknown = sendIcons
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://icons.invalid')
    const names = searchParams.get('icons')?.split(',') ?? []
    asked.push(`${pathname} ${names.join()}`)
    answer(response, names)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Path and names of every request so far. */
    asked,
    /** Answers otherwise from now on. */
    become(other: typeof answer) {
      answer = other
    },
    /** Keeps answers back until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      answer = async (response, names) => {
        await promise
        sendIcons(response, names)
      }
      return resolve
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Answers as Iconify does. */
export function sendIcons(response: ServerResponse, names: string[]): void {
  const known = names.filter((name) => !name.startsWith('no-'))
  sendJson(response, { prefix: 'mdi', icons: Object.fromEntries(known.map((name) => [name, illustration])) })
}

/** Answers with anything else that is JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
