import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request of a visitor at an address. */
export interface Asked {
  url: string
  host: string
  from: string
  headers?: OutgoingHttpHeaders
  method?: string
}

/** Asks an edge as what ends TLS in front of it does, which says in the PROXY protocol (version 1) who asks. */
export async function askFrom(port: number, { url, host, from, headers = {}, method = 'GET' }: Asked) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    const isSix = from.includes(':')
    socket.write(`PROXY ${isSix ? 'TCP6' : 'TCP4'} ${from} ${isSix ? '::1' : '127.0.0.1'} 40000 80\r\n`)
    const outgoing = request({ method, path: url, headers: { host, ...headers }, createConnection: () => socket }).end()
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
  } finally {
    socket.destroy()
  }
}
