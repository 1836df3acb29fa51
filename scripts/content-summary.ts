import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openBundle } from '#server/site/content/bundle.ts'
import { startCommand } from './command.ts'
import { summarise, type Verdict } from './content/summarise.ts'

const { values } = startCommand({
  options: {
    before: { type: 'string' },
    after: { type: 'string', default: path.join(import.meta.dirname, '../data') },
    bundle: { type: 'string' },
    refusal: { type: 'string' },
  },
})
if (!values.before) throw new Error('--before: expected a folder with the content as it was')
console.log(
  await summarise({
    before: path.resolve(values.before),
    after: path.resolve(values.after),
    verdict: await readVerdict(),
    now: Date.now(),
  }),
)

async function readVerdict(): Promise<Verdict> {
  if (values.bundle) return { kept: (await openBundle(await readFile(values.bundle), null)).manifest.result }
  return values.refusal ? { refused: await readFile(values.refusal, 'utf8') } : null
}
