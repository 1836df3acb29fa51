import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { startCommand } from './command.ts'

// Takes a heap snapshot of a process through its inspector, which SIGUSR1 opens: nothing is written where the process runs.
const { values } = startCommand({
  options: {
    inspector: { type: 'string', default: '127.0.0.1:9229' },
    out: { type: 'string', default: 'site.heapsnapshot' },
  },
})
const list = await fetch(`http://${values.inspector}/json/list`).catch(() => null)
if (!list?.ok) throw new Error(`No inspector at ${values.inspector}: expected a process that was sent SIGUSR1`)
const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[]
// Its own address names the port of the process; ours may be forwarded.
const socket = new WebSocket(target!.webSocketDebuggerUrl.replace(/^ws:\/\/[^/]+/, `ws://${values.inspector}`))
await once(socket, 'open')
const file = createWriteStream(values.out)
const done = Promise.withResolvers<void>()
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data)) as { id?: number; method?: string; params?: { chunk?: string } }
  if (message.method === 'HeapProfiler.addHeapSnapshotChunk') file.write(message.params?.chunk ?? '')
  if (message.id === 1) done.resolve()
})
socket.addEventListener('close', () => done.reject(new Error('The process ended or closed its inspector')))
socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.takeHeapSnapshot', params: { reportProgress: false } }))
await done.promise
socket.close()
file.end()
await once(file, 'finish')
console.log(`${values.out}: open it in the memory tool of Chromium's developer tools`)
