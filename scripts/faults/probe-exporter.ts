import { createServer, get, type ServerResponse } from 'node:http'

/** How long the answer of an edition may take, in ms. */
const TIMEOUT_MS = 4_000

/**
 * Stands for the blackbox exporter: asks the front for the home of the host that Prometheus names, and says whether it was
 * answered 200.
 */
export async function startProbeExporter({ port, front }: { port: number; front: URL }) {
  const server = createServer(({ url = '' }, response) => void answer(url, response))
  async function answer(url: string, response: ServerResponse): Promise<void> {
    const target = new URL(url, 'http://localhost').searchParams.get('target') ?? ''
    const isReached = await new Promise<boolean>((resolve) => {
      const asked = get(
        { host: front.hostname, port: front.port, headers: { host: new URL(target).host }, timeout: TIMEOUT_MS },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode === 200)
        },
      )
      asked.once('timeout', () => asked.destroy()).once('error', () => resolve(false))
    })
    response.setHeader('content-type', 'text/plain; version=0.0.4').end(`probe_success ${Number(isReached)}\n`)
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
