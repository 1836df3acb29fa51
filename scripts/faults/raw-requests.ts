import { connect } from 'node:net'

export function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (outcome: string) => {
      socket.destroy()
      resolve(outcome)
    }
    socket.setTimeout(2_000, () => end('silence'))
    socket.once('data', (chunk) => end(chunk.toString('latin1', 9, 12)))
    socket.once('close', () => end('closed'))
    socket.once('error', () => end('closed'))
    socket.write(request, 'latin1')
  })
}
