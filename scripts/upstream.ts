import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createVendorSandbox } from '#server/sandbox/vendor-sandbox.ts'
import { resources } from '#server/site/features.ts'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import { readNumber, startCommand } from './command.ts'
import { createEmbeddedServer } from './upstream/embedded-server.ts'

const { values } = startCommand({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4000' },
    delay: { type: 'string', default: '0' },
    fail: { type: 'string' },
    garbage: { type: 'boolean', default: false },
  },
})
const port = readNumber('port', values.port, { from: 0, to: 65_535 })
const delayMs = readNumber('delay', values.delay, { from: 0, to: 600_000 })
const failStatus = values.fail === undefined ? null : readNumber('fail', values.fail, { from: 400, to: 599 })

const server = createEmbeddedServer({
  sandbox: await createVendorSandbox(),
  embedded: await loadEmbeddedUpstream(fileURLToPath(new URL('../data/upstream', import.meta.url)), resources),
  async intercept(resource, response) {
    if (delayMs > 0) await setTimeout(delayMs)
    const fault = values.garbage ? 'garbage' : (failStatus ?? '')
    console.log(`${new Date().toISOString()} ${resource} ${fault}`.trim())
    if (values.garbage) response.writeHead(200, { 'content-type': 'application/json' }).end('{"children": [')
    else if (failStatus !== null) response.writeHead(failStatus).end()
    return values.garbage || failStatus !== null
  },
})
server.listen(port, values.host)
await once(server, 'listening')
const address = server.address()
console.log(`Upstream on http://${values.host}:${typeof address === 'object' ? address?.port : port}`)
