import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { packContent, placeBundle, replaceIn } from '#tests/helpers/content-bundle.ts'
import { childrenOf } from '../proc.ts'
import { readMetric, readResident } from '../read-metric.ts'
import { type SiteProcess, startSiteProcess } from '../site-process.ts'
import { type BadBundle, type BadKind, createKeyPair, listBadKinds } from './bad-bundles.ts'
import { quantile, runTraffic } from './traffic.ts'

/** Until when a bundle must have been refused or taken, in ms: more than opening one is given. */
const WITHIN_MS = 130_000
/** How many readings of memory are compared, at either end. */
const READINGS = 40
/** What they may differ by. */
const GROWTH = 0.03
const served = ['/', '/contact/', '/download/', '/builds/latest.json']
const WARNING = 40

interface LogLine {
  level: number
  msg: string
  reason?: string
}

/** Puts bad bundles of 20 kinds in the place of a good one, in turn, and a good one at last; returns what failed. */
export async function refuseContents({ folder, bad }: { folder: string; bad: number }): Promise<string[]> {
  const keys = createKeyPair()
  const [temporary, file, key] = ['temporary', 'watched.tar.gz', 'content.pem'].map((name) => path.join(folder, name))
  await mkdir(temporary!)
  placeBundle(key!, Buffer.from(keys.publicKey))
  const [first, last] = await Promise.all(
    ['Contact met onze klantenservice', 'Zo bereik je onze klantenservice'].map((title) =>
      packContent({
        privateKey: keys.privateKey,
        change: (files) => replaceIn(files, 'pages/contact.nl.json', 'Contact met onze klantenservice', title),
      }),
    ),
  )
  first!.place(file!)
  const lines: LogLine[] = []
  const site = await startSiteProcess({
    env: { CONTENT_BUNDLE: file!, CONTENT_KEY: key!, TMPDIR: temporary! },
    onLine: (line) => lines.push(JSON.parse(line) as LogLine),
  })
  const failures: string[] = []
  try {
    // What a site at work has made of its memory is what must not grow.
    await runTraffic({ url: `http://127.0.0.1:${site.port}`, rate: 500, seconds: 20 })
    const kinds = await listBadKinds({ folder, privateKey: keys.privateKey })
    const was = { pages: await readServed(site), folders: (await readdir(temporary!)).length, lines: lines.length }
    const resident: number[] = []
    const slowest = new Map<string, number>()
    for (let at = 0; at < bad; at += 1) {
      const kind = kinds[at % kinds.length]!
      const { took, told } = await refuse({ site, file: file!, kind, at, lines })
      slowest.set(kind.name, Math.max(took, slowest.get(kind.name) ?? 0))
      failures.push(...told.map((text) => `${kind.name} (${at}): ${text}`))
      if ((await readServed(site)) !== was.pages) failures.push(`${kind.name} (${at}): other pages are served`)
      const folders = (await readdir(temporary!)).length
      if (folders !== was.folders) failures.push(`${kind.name} (${at}): ${folders} folders, ${was.folders} before`)
      const left = childrenOf(site.child.pid!)
      if (left.length > 0) failures.push(`${kind.name} (${at}): processes ${left.join()} are left`)
      resident.push(await readResident(site.opsPort))
    }
    const [before, after] = [resident.slice(0, READINGS), resident.slice(-READINGS)].map((some) => quantile(some, 0.5))
    if (after! > before! * (1 + GROWTH))
      failures.push(`${before!.toFixed(0)} MB at first, ${after!.toFixed(0)} at last`)
    const rounds = Array.from({ length: Math.ceil(resident.length / kinds.length) }, (_, at) =>
      quantile(resident.slice(at * kinds.length, (at + 1) * kinds.length), 0.5).toFixed(1),
    )
    console.log(`| resident, MB a round | ${rounds.join(', ')} |`)
    const taken = await takeLast(site, () => last!.place(file!))
    console.log(
      `| ${bad} bad bundles of ${kinds.length} kinds | ${failures.length} failed | resident ${before!.toFixed(1)} MB (first ${READINGS}), ${after!.toFixed(1)} (last ${READINGS}) | a good one is taken in ${Math.round(taken)} ms |`,
    )
    for (const [name, took] of slowest) console.log(`| ${name} | refused in ${Math.round(took)} ms at most |`)
  } finally {
    await site.stop()
  }
  const left = await readdir(temporary!)
  if (left.length > 0) failures.push(`${left.join(', ')} left behind by a process that has ended`)
  await rm(temporary!, { recursive: true })
  return failures
}

interface RefuseInput {
  site: SiteProcess
  file: string
  kind: BadKind
  at: number
  lines: LogLine[]
}

/** Puts one there; tells in how many ms it was refused, and what was not as it should be. */
async function refuse({ site, file, kind, at, lines }: RefuseInput) {
  const name = 'bff_content_reloads_total{result="refused"}'
  const [counted, said] = [await readMetric(site.opsPort, name), lines.length]
  const bundle = await kind.make(at)
  const startedAt = performance.now()
  await put(file, bundle)
  await until(async () => (await readMetric(site.opsPort, name)) > counted)
  const took = performance.now() - startedAt
  const warnings = () => lines.slice(said).filter(({ level }) => level >= WARNING)
  // The log is written now and then.
  await until(async () => warnings().length > 0)
  const reasons = warnings().map(({ msg, reason }) => reason ?? msg)
  const told: string[] = []
  if (reasons.length !== 1) told.push(`${reasons.length} lines`)
  if (!kind.reason.test(reasons[0] ?? '')) told.push(`refused with ${reasons[0]}`)
  if ((await readMetric(site.opsPort, name)) !== counted + 1) told.push('counted more than once')
  if ((await readMetric(site.opsPort, 'bff_content_refused')) !== 1) told.push('no alert')
  return { took, told }
}

async function put(file: string, bundle: BadBundle): Promise<void> {
  if (bundle instanceof Uint8Array) return placeBundle(file, bundle)
  await symlink(bundle.linkTo, `${file}.next`)
  await rename(`${file}.next`, file)
}

async function takeLast(site: SiteProcess, place: () => void): Promise<number> {
  const startedAt = performance.now()
  place()
  await until(async () => (await readMetric(site.opsPort, 'bff_content_refused')) === 0)
  return performance.now() - startedAt
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endAt = performance.now() + WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > endAt) throw new Error('nothing became of a bundle')
    await delay(50)
  }
}

/** What visitors get, in one text. */
async function readServed({ port }: SiteProcess): Promise<string> {
  const answers = served.map(async (url) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`)
    return `${response.status} ${await response.text()}`
  })
  return (await Promise.all(answers)).join('\n')
}
