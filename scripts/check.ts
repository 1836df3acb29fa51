import { spawn } from 'node:child_process'
import path from 'node:path'
import { startCommand } from './command.ts'
import { listStaleCitations } from './document-citations.ts'
import { listFeatureArrows } from './feature-arrows.ts'
import { listStaleSpriteFiles } from './icons/icon-sprite.ts'
import { writeMessageTypes } from './icu/message-files.ts'
import { listStaleIllustrations } from './illustrations/illustrations.ts'
import { listBreaches, loadSources } from './import-directions.ts'
import { listStaleScenes } from './scenes/masters.ts'
import { scenes } from './scenes/scenes.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Files above this length are worth splitting: a remark, no failure. */
const longFile = 250

interface Outcome {
  isOk: boolean
  output: string
}
interface Tool {
  name: string
  run: () => Outcome | Promise<Outcome>
}

const tools: Tool[] = [
  { name: 'format and lint (biome)', run: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']) },
  { name: 'promises (oxlint)', run: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types (tsc)', run: () => runTool('typescript/bin/tsc', ['--noEmit', '--pretty']) },
  { name: 'dead code (knip)', run: () => runTool('knip/bin/knip.js', ['--treat-config-hints-as-errors']) },
  { name: 'import directions', run: checkDirections },
  { name: 'citations in documents', run: checkCitations },
  { name: 'icons', run: checkIcons },
  { name: 'illustrations', run: checkIllustrations },
  { name: 'scenes', run: checkScenes },
]

// The compiler reads them; where the languages disagree, that is all there is to say.
writeMessageTypes()
const [wanted = ''] = startCommand({ allowPositionals: true }).positionals
const chosen = tools.filter(({ name }) => name.includes(wanted))
if (chosen.length === 0) {
  console.error(`No check is called ${wanted}. The checks, of which a part of the name is enough:`)
  for (const { name } of tools) console.error(`  ${name}`)
  process.exit(1)
}
const outcomes = await Promise.all(chosen.map(report))
process.exitCode = outcomes.every(({ isOk }) => isOk) ? 0 : 1

/** Prints one line when the tool has ended, and all that it said when it found something. */
async function report({ name, run }: Tool): Promise<Outcome> {
  const start = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${outcome.isOk ? 'ok  ' : 'FAIL'} ${name} ${seconds} s`)
  const output = outcome.output.trim()
  if (output !== '' && !outcome.isOk) console.log(`${output}\n`)
  return outcome
}

function runTool(file: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', file), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ isOk: false, output: error.message }))
    child.once('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

function checkDirections(): Outcome {
  const sources = loadSources(root)
  for (const { file, source } of sources) {
    const lines = source.split('\n').length - 1
    if (lines > longFile) console.log(`note ${file} has ${lines} lines; aim for ${longFile}`)
  }
  const breaches = [...sources.flatMap(listBreaches), ...listFeatureArrows(sources)]
  return { isOk: breaches.length === 0, output: breaches.join('\n') }
}

function checkCitations(): Outcome {
  const stale = listStaleCitations(root)
  return { isOk: stale.length === 0, output: stale.join('\n') }
}

function checkIcons(): Outcome {
  const stale = listStaleSpriteFiles().map((file) => `${file} does not match client/art/icons/: run "npm run build"`)
  return { isOk: stale.length === 0, output: stale.join('\n') }
}

function checkScenes(): Outcome {
  const stale = listStaleScenes(scenes)
  return { isOk: stale.length === 0, output: [...stale, 'run "npm run render"'].join('\n') }
}

function checkIllustrations(): Outcome {
  const stale = listStaleIllustrations()
  return { isOk: stale.length === 0, output: [...stale, 'run "npm run illustrations"'].join('\n') }
}
