import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { MAX_ANSWERS } from '#server/http/connection-bounds.ts'
import type { Conversation } from './arbitrary-conversation.ts'
import { judgeAnswer } from './judge-answer.ts'
import { converse, parse } from './raw-client.ts'

interface Held extends Conversation {
  port: number
  localAddress?: string
}

const HELD_MS = 200

export async function holdConversation({ manner, ...conversation }: Held): Promise<string[]> {
  if (manner === 'reads') return judgeConversation({ ...conversation, answer: await converse(conversation) })
  const { port, bytes, localAddress } = conversation
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, ...(localAddress && { localAddress }) })
  socket.on('error', () => {}).pause()
  if (manner === 'half-closed') socket.resume().end(bytes, 'latin1')
  else socket.write(bytes, 'latin1')
  if (manner !== 'leaves') await delay(HELD_MS)
  socket.destroy()
  return []
}

function judgeConversation({ requests, answer }: Pick<Conversation, 'requests'> & { answer: string }): string[] {
  // A client that sends more at once is cut off, in the middle of an answer if need be.
  const isAllowed = requests.length <= MAX_ANSWERS
  const faults: string[] = []
  let rest = answer
  let answered = 0
  let isOver = false
  for (const { method } of requests) {
    if (rest === '' || isOver) break
    const length = lengthOf(rest, method)
    if (length === null && !isAllowed) return faults
    if (length === null) return [...faults, `no whole answer: ${JSON.stringify(rest.slice(0, 200))}`]
    const one = parse(rest.slice(0, length))
    const fault = judgeAnswer(one)
    if (fault) faults.push(fault)
    isOver = one.headers.get('connection') === 'close'
    rest = rest.slice(length)
    answered += 1
  }
  if (rest !== '') faults.push(`more than was asked for: ${JSON.stringify(rest.slice(0, 200))}`)
  if (isAllowed && !isOver && answered < requests.length) faults.push(`${answered} of ${requests.length} answered`)
  return faults
}

function lengthOf(bytes: string, method: string): number | null {
  let start = 0
  let head = headAt(bytes, start)
  while (head && /^HTTP\/1\.1 1\d\d /.test(head)) {
    start += head.length
    head = headAt(bytes, start)
  }
  if (head === null) return null
  const status = Number(head.slice(9, 12))
  const body = start + head.length
  // What could not be read ends the connection, with words, whatever was asked before it.
  const isLastWord = /^HTTP\/1\.1 4\d\d /.test(head) && /\r\nconnection: close\r\n/i.test(head) && body < bytes.length
  if ((method === 'HEAD' && !isLastWord) || status === 204 || status === 304) return body
  if (/\r\ntransfer-encoding: chunked\r\n/i.test(head)) return endOfChunks(bytes, body)
  const end = body + Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1] ?? 0)
  return end <= bytes.length ? end : null
}

function headAt(bytes: string, start: number): string | null {
  const end = bytes.indexOf('\r\n\r\n', start)
  return end < 0 ? null : bytes.slice(start, end + 4)
}

function endOfChunks(bytes: string, start: number): number | null {
  let at = start
  while (at < bytes.length) {
    const line = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.slice(at, line), 16)
    if (line < 0 || Number.isNaN(size)) return null
    at = line + 2 + size + 2
    if (size === 0) return at <= bytes.length ? at : null
  }
  return null
}
