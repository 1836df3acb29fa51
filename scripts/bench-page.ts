import { launchBrowser } from '#tests/helpers/browser.ts'
import { startSite } from '#tests/helpers/site.ts'
import { listPageScripts, MAX_BEFORE, MAX_TOTAL, weighScripts } from './bench/page-scripts.ts'
import { startCommand } from './command.ts'

startCommand()

const paths = ['/', '/download/', '/responsible-gaming/', '/terms-conditions/', '/toernooien/rooster/', '/spellen/']

process.env.NODE_ENV = 'production'
const site = await startSite()
const origin = site.url
const browser = await launchBrowser()

console.log('Script that a browser downloads, in kB of brotli: before anybody interacts, and with the app')
console.log('| page | before | files | in total | files |')
console.log('|---|--:|--:|--:|--:|')
for (const path of paths) {
  const { before, total } = await listPageScripts(browser, origin + path)
  const [bytesBefore, bytesTotal] = [await weighScripts(origin, before), await weighScripts(origin, total)]
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  console.log(
    `| \`${path}\` | ${kilobytes(bytesBefore)} | ${before.length} | ${kilobytes(bytesTotal)} | ${total.length} |`,
  )
  if (bytesBefore >= MAX_BEFORE) fail(`${path} loads ${bytesBefore} bytes before hydration; the bar is ${MAX_BEFORE}`)
  if (path === '/' && bytesTotal >= MAX_TOTAL) fail(`home loads ${bytesTotal} bytes; the bar is ${MAX_TOTAL}`)
}
await browser.close()
await site.close()

function fail(message: string): void {
  console.log(`MISSED: ${message}`)
  process.exitCode = 1
}
