import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import { createServices } from '#server/services.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { listPageScripts } from './bench/page-scripts.ts'

/** Bytes of script, as brotli, that a page may cost before hydration is wanted and in total. */
const MAX_BEFORE = 6_000
const MAX_TOTAL = 120_000

const paths = ['/', '/download/', '/responsible-gaming/', '/terms-conditions/', '/toernooien/rooster/', '/spellen/']

process.env.NODE_ENV = 'production'
const log = pino({ level: 'warn' })
const config = parseConfig({})
const app = await buildApp(config, await createServices(config, log), { log })
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
const browser = await launchBrowser()
const sizes = new Map<string, number>()

console.log('Script that a browser downloads, in kB of brotli: before anybody interacts, and with the app')
console.log('| page | before | files | in total | files |')
console.log('|---|--:|--:|--:|--:|')
for (const path of paths) {
  const { before, total } = await listPageScripts(browser, `http://nl.localhost:${port}${path}`)
  const [bytesBefore, bytesTotal] = [await weigh(before), await weigh(total)]
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  console.log(
    `| \`${path}\` | ${kilobytes(bytesBefore)} | ${before.length} | ${kilobytes(bytesTotal)} | ${total.length} |`,
  )
  if (bytesBefore >= MAX_BEFORE) fail(`${path} loads ${bytesBefore} bytes before hydration; the bar is ${MAX_BEFORE}`)
  if (path === '/' && bytesTotal >= MAX_TOTAL) fail(`home loads ${bytesTotal} bytes; the bar is ${MAX_TOTAL}`)
}
await browser.close()
await app.close()

async function weigh(files: readonly string[]): Promise<number> {
  let sum = 0
  for (const file of new Set(files)) sum += await sizeOf(file)
  return sum
}

/** Bytes of a file's body over the wire; fetch would count what it decoded. */
async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const request = get({ port, path: file, headers: { host: 'nl.localhost', 'accept-encoding': 'br' } })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  const { length } = await buffer(response)
  sizes.set(file, length)
  return length
}

function fail(message: string): void {
  console.log(`MISSED: ${message}`)
  process.exitCode = 1
}
