import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { expect, it } from 'vitest'
import { createOtlpExporter } from './otlp-exporter.ts'

it.each([
  [[503, 200], ExportResultCode.SUCCESS, 2],
  [[400, 200], ExportResultCode.FAILED, 1],
])('a collector that answers %j', async (statuses, code, asked) => {
  let requests = 0
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(statuses[requests++]!).end())
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
  const exporter = createOtlpExporter({ endpoint, headers: {}, timeoutMs: 10_000 })
  const result = await new Promise<ExportResult>((resolve) => exporter.export([], resolve))
  await exporter.shutdown()
  collector.close()
  expect([result.code, requests]).toEqual([code, asked])
})
