import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
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
export async function askFrom(port: number, asked: Asked) {
  const agent = agentFrom(port, asked.from)
  return ask(port, asked, agent).finally(() => agent.destroy())
}

/** The connections of those at one address. */
export function agentFrom(port: number, from: string): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const isSix = from.includes(':')
  agent.createConnection = () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`PROXY ${isSix ? 'TCP6' : 'TCP4'} ${from} ${isSix ? '::1' : '127.0.0.1'} 40000 80\r\n`)
    return socket
  }
  return agent
}

/** Asks over one of an agent's connections, and once more where the other side had just closed it. */
export async function ask(port: number, asked: Asked, agent: Agent): Promise<Answer> {
  const { url, host, headers = {}, method = 'GET' } = asked
  const outgoing = request({ port, method, path: url, headers: { ...headers, host }, agent }).end()
  try {
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
  } catch (error) {
    if (outgoing.reusedSocket) return ask(port, asked, agent)
    throw error
  }
}

/** What came back, as it was sent. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
