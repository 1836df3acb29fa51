import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVendorSandbox } from '#server/sandbox/vendor-sandbox.ts'

/** Starts the vendors of `npm run upstream` on a port of their own. The caller closes them. */
export async function startVendors() {
  const sandbox = await createVendorSandbox()
  const server = createServer((request, response) => {
    if (!sandbox.answer(request, response)) response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...sandbox,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
