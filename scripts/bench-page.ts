import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startSite } from '#tests/helpers/site.ts'
import { listPageScripts } from './bench/page-scripts.ts'

/** Bytes of script, as brotli, that a page may cost before hydration is wanted and in total. */
const MAX_BEFORE = 6_000
const MAX_TOTAL = 120_000

const paths = ['/', '/download/', '/responsible-gaming/', '/terms-conditions/', '/toernooien/rooster/', '/spellen/']

process.env.NODE_ENV = 'production'
const site = await startSite()
const { port } = new URL(site.url)
const browser = await launchBrowser()
const sizes = new Map<string, number>()

console.log('Script that a browser downloads, in kB of brotli: before anybody interacts, and with the app')
console.log('| page | before | files | in total | files |')
console.log('|---|--:|--:|--:|--:|')
for (const path of paths) {
  const { before, total } = await listPageScripts(browser, site.urlOf('nl') + path)
  const [bytesBefore, bytesTotal] = [await weigh(before), await weigh(total)]
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  console.log(
    `| \`${path}\` | ${kilobytes(bytesBefore)} | ${before.length} | ${kilobytes(bytesTotal)} | ${total.length} |`,
  )
  if (bytesBefore >= MAX_BEFORE) fail(`${path} loads ${bytesBefore} bytes before hydration; the bar is ${MAX_BEFORE}`)
  if (path === '/' && bytesTotal >= MAX_TOTAL) fail(`home loads ${bytesTotal} bytes; the bar is ${MAX_TOTAL}`)
}
await browser.close()
await site.close()

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
