import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { icuMessages } from './icu-plugin.ts'

const messages = path.resolve(import.meta.dirname, '../../data/messages')
const folder = mkdtempSync(path.join(tmpdir(), 'icu-plugin-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds browser code that imports a message file, without writing anything. */
async function bundle(file: string): Promise<string> {
  const entry = path.join(folder, `${file}.js`)
  writeFileSync(entry, `import texts from ${JSON.stringify(path.join(messages, file))}\nconsole.log(texts)`)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [icuMessages()],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
}

test('the few interactive texts reach the browser, compiled', async () => {
  expect(await bundle('nl-NL.interactive.json')).toContain('Onverwachte fout.')
})

test('a file of all texts is refused in browser code, by name', async () => {
  await expect(bundle('nl-NL.json')).rejects.toThrow(
    'nl-NL.json is for the server; browser code may import *.interactive.json',
  )
})
