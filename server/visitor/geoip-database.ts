import path from 'node:path'
import type { Location } from '#shared/visitor/visitor.ts'
import { readSignature } from '../file-signature.ts'
import { root } from '../root.ts'
import { toNetwork } from './address-bits.ts'
import { normaliseAddress } from './client-address.ts'
import { describeAge } from './geoip-age.ts'
import { checkCoverage } from './geoip-coverage.ts'
import { type GeoipFile, parseGeoipFile } from './geoip-file.ts'
import { checkFolder, lastGoodPath, writeLastGood } from './last-good-copy.ts'
import { readGeoipFile } from './read-geoip-file.ts'

export const embeddedGeoipPath = path.join(root, 'data/geoip/country-region.mmdb')

export interface GeoipInfo {
  path: string
  type: string
  buildEpoch: Date
}

export interface GeoipDatabase {
  lookup(address: string): Location
  /** The network (`203.0.113.0/24`) for which an answer about an address holds; the address alone where it is nowhere, or asked to be. */
  networkOf(address: string, options?: { isAlone?: boolean }): string
  readonly info: GeoipInfo
  /** Looks at the file once: `swapped` when a new one is in use, `kept` when a new one was refused. Never rejects. */
  reload(): Promise<ReloadOutcome>
  /** How often a file was taken or refused since the start, and whether this began with the last good copy. */
  readonly reloads: Readonly<ReloadCounts>
  readonly isRefused: boolean
  close(): void
}

export type ReloadOutcome = 'swapped' | 'unchanged' | 'kept'

type ReloadCounts = Record<'swapped' | 'refused' | 'last_good', number>

interface GeoipOptions {
  path: string
  lastGoodFolder?: string | null
  log: GeoipLog
  /** Milliseconds between two looks at the file; a good one is in use after at most this and its reading. */
  watchIntervalMs?: number
  now?: () => Date
}

export interface GeoipLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/**
 * Opens a GeoIP2 or GeoLite2 City file, or ours, and follows its replacement while running. A replacement that
 * is damaged, poor, of another kind, older or missing is refused with one warning, and the file in use stays. When the first
 * file is no good, the last good copy serves, with an error line. Rejects, naming GEOIP_DATABASE, when there is none either: a
 * site that cannot place visitors must not start unnoticed.
 */
export async function openGeoipDatabase(options: GeoipOptions): Promise<GeoipDatabase> {
  const { path, lastGoodFolder = null, log, watchIntervalMs = 5000, now = () => new Date() } = options
  let examined = await readSignature(path)
  let current: SoundFile
  const reloads: ReloadCounts = { swapped: 0, refused: 0, last_good: 0 }
  let isRefused = false
  if (lastGoodFolder !== null) await checkFolder(lastGoodFolder)
  try {
    current = await openSoundFile(path, null)
    await keepCopy()
  } catch (error) {
    isRefused = true
    reloads.refused += 1
    const refusal = `GEOIP_DATABASE: cannot use ${path}: ${reasonOf(error)}; expected ${expectedFile}`
    if (lastGoodFolder === null) throw new Error(refusal, { cause: error })
    const copy = lastGoodPath(lastGoodFolder)
    try {
      current = await openSoundFile(copy, null)
    } catch (cause) {
      throw new Error(`${refusal}; nor, as GEOIP_LAST_GOOD, ${copy}: ${reasonOf(cause)}`, { cause: error })
    }
    reloads.last_good += 1
    log.error(
      { path, reason: reasonOf(error), expected: expectedFile, copy },
      'GeoIP database refused, the last good copy serves',
    )
  }
  const describe = (): GeoipInfo => ({ path: current.path, type: current.type, buildEpoch: current.buildEpoch })
  logAge(log, describe(), now())

  /** For the next start; the site serves without it. */
  async function keepCopy(): Promise<void> {
    if (lastGoodFolder === null) return
    try {
      await writeLastGood(lastGoodFolder, current.bytes)
    } catch (error) {
      log.error(
        { folder: lastGoodFolder, reason: reasonOf(error) },
        'GEOIP_LAST_GOOD: the database could not be copied',
      )
    }
  }

  let hasWarnedOfLookup = false
  let isClosed = false

  async function examine(): Promise<ReloadOutcome> {
    const signature = await readSignature(path)
    if (signature === examined) return 'unchanged'
    try {
      const candidate = await openSoundFile(path, current)
      refuseImplausibleDate(candidate, current, now())
      // It changed while it was read: the next look sees it settled.
      if ((await readSignature(path)) !== signature) return 'unchanged'
      examined = signature
      if (isClosed) return 'unchanged'
      current = candidate
      isRefused = false
      reloads.swapped += 1
      hasWarnedOfLookup = false
    } catch (error) {
      examined = signature
      isRefused = true
      reloads.refused += 1
      log.warn(
        { path, reason: reasonOf(error), expected: expectedFile },
        'new GeoIP database refused, the old one is kept',
      )
      return 'kept'
    }
    logAge(log, describe(), now())
    await keepCopy()
    return 'swapped'
  }

  let running: Promise<ReloadOutcome> | undefined
  const reload = (): Promise<ReloadOutcome> => {
    running ??= examine().finally(() => {
      running = undefined
    })
    return running
  }
  const timer = setInterval(() => void reload(), watchIntervalMs).unref()

  return {
    lookup(address) {
      const normalised = normaliseAddress(address)
      if (normalised === null || isInsideIpv4Tree(normalised)) return nowhere
      try {
        return current.lookup(normalised)
      } catch (error) {
        if (!hasWarnedOfLookup) log.warn({ path, reason: reasonOf(error) }, 'the GeoIP database has a damaged record')
        hasWarnedOfLookup = true
        return nowhere
      }
    },
    networkOf(address, { isAlone = false } = {}) {
      const normalised = normaliseAddress(address)
      if (normalised === null) return 'none'
      const isNowhere = isAlone || isInsideIpv4Tree(normalised)
      return toNetwork(normalised, isNowhere ? null : current.prefixOf(normalised))
    },
    get info() {
      return describe()
    },
    reloads,
    get isRefused() {
      return isRefused
    },
    reload,
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}

const nowhere: Location = Object.freeze({ country: null, region: null })

const expectedFile = 'a GeoIP2 or GeoLite2 City database in MaxMind DB format with IPv4 and IPv6'

interface SoundFile extends GeoipFile {
  path: string
  bytes: Buffer
  /** How much of the public IPv4 space it places, from 0 to 1. */
  coverage: number
}

async function openSoundFile(path: string, current: SoundFile | null): Promise<SoundFile> {
  const bytes = await readGeoipFile(path)
  const file = await parseGeoipFile(bytes)
  return { ...file, path, bytes, coverage: await checkCoverage(file.lookup, current) }
}

/** Throws for data older than what is in use, most likely a stale copy, and for data of the future, which would shut out every later file. */
function refuseImplausibleDate(candidate: GeoipFile, current: GeoipFile, now: Date): void {
  const date = candidate.buildEpoch.toISOString()
  if (candidate.buildEpoch < current.buildEpoch) {
    throw new Error(`it is of ${date}, older than the one in use; a restart takes it all the same`)
  }
  if (candidate.buildEpoch.getTime() > now.getTime() + 86_400_000) throw new Error(`it is of ${date}, in the future`)
}

// An IPv6 tree keeps IPv4 under ::/96, so ::8.8.8.8, which no host on the internet has, would be placed like 8.8.8.8.
function isInsideIpv4Tree(canonicalAddress: string): boolean {
  return /^::[^:]*(?::[^:]*)?$/.test(canonicalAddress)
}

function logAge(log: GeoipLog, info: GeoipInfo, now: Date): void {
  const { days, isStale } = describeAge(info.buildEpoch, now)
  const details = { path: info.path, type: info.type, builtOn: info.buildEpoch.toISOString(), ageDays: days }
  if (isStale) log.warn(details, 'GeoIP database in use is stale')
  else log.info(details, 'GeoIP database in use')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOENT') return 'there is no such file'
  return error.message
}
