import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** A span as a collector reads it. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId: string
  traceState: string
  name: string
  /** `SpanKind` of OTLP: 1 internal, 2 server, 3 client. */
  kind: number
  attributes: Record<string, unknown>
  /** Of the process. */
  resource: Record<string, unknown>
}

/** A collector: takes OTLP over HTTP as protobuf and keeps what it was sent. The caller closes it. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const requests: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    requests.push({ url: request.url ?? '', headers: request.headers })
    spans.push(...readRequest(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    close: () => new Promise((resolve) => server.closeAllConnections() ?? server.close(resolve)),
  }
}

// opentelemetry-proto, trace/v1/trace.proto and common/v1/common.proto: numbers of the fields that are read here.
function readRequest(bytes: Buffer): ReceivedSpan[] {
  return messagesOf(fieldsOf(bytes), 1).flatMap((resourceSpans) => {
    const resource = attributesOf(messagesOf(resourceSpans, 1)[0] ?? new Map(), 1)
    return messagesOf(resourceSpans, 2).flatMap((scopeSpans) =>
      messagesOf(scopeSpans, 2).map((span) => ({
        traceId: bytesOf(span, 1).toString('hex'),
        spanId: bytesOf(span, 2).toString('hex'),
        traceState: bytesOf(span, 3).toString(),
        parentSpanId: bytesOf(span, 4).toString('hex'),
        name: bytesOf(span, 5).toString(),
        kind: Number(span.get(6)?.[0] ?? 0),
        attributes: attributesOf(span, 9),
        resource,
      })),
    )
  })
}

type Fields = Map<number, (Buffer | bigint)[]>

/** The fields of a message of protobuf's wire format. @throws Error for what is none. */
function fieldsOf(bytes: Buffer): Fields {
  const fields: Fields = new Map()
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('A message of protobuf ends too early')
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const take = (length: number) => {
    at += length
    if (at > bytes.length) throw new Error('A field of protobuf ends too early')
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const type = tag & 7
    const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : Number(varint()))
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value])
  }
  return fields
}

function messagesOf(fields: Fields, number: number): Fields[] {
  return (fields.get(number) ?? []).map((value) => fieldsOf(value as Buffer))
}

function bytesOf(fields: Fields, number: number): Buffer {
  return (fields.get(number)?.[0] as Buffer | undefined) ?? Buffer.alloc(0)
}

function attributesOf(fields: Fields, number: number): Record<string, unknown> {
  return Object.fromEntries(
    messagesOf(fields, number).map((pair) => {
      const value = messagesOf(pair, 2)[0] ?? new Map()
      const text = value.get(1)?.[0]
      return [bytesOf(pair, 1).toString(), text === undefined ? Number(value.get(3)?.[0]) : String(text)]
    }),
  )
}
