import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Location } from '#shared/visitor.ts'
import { root } from '../root.ts'
import { normaliseAddress } from './client-address.ts'
import { describeAge } from './geoip-age.ts'
import { checkCoverage } from './geoip-coverage.ts'
import { type GeoipFile, parseGeoipFile } from './geoip-file.ts'
import { readGeoipFile } from './read-geoip-file.ts'

/** The file that comes with the site, used when GEOIP_DATABASE is unset. */
export const embeddedGeoipPath = path.join(root, 'data/geoip/country-region.mmdb')

export interface GeoipInfo {
  path: string
  /** The database's own name for its kind, such as `GeoLite2-City`. */
  type: string
  /** The date of the data. */
  buildEpoch: Date
}

export interface GeoipDatabase {
  /** Where an address lies; nulls for private, unknown and malformed ones. Never throws. */
  lookup(address: string): Location
  /** About the file in use now. */
  readonly info: GeoipInfo
  /** Looks at the file once: `swapped` when a new one is in use, `kept` when a new one was refused. Never rejects. */
  reload(): Promise<ReloadOutcome>
  close(): void
}

export type ReloadOutcome = 'swapped' | 'unchanged' | 'kept'

interface GeoipOptions {
  path: string
  log: GeoipLog
  /** Milliseconds between two looks at the file; a good one is in use after at most this and its reading. */
  watchIntervalMs?: number
  now?: () => Date
}

/** The part of pino that is used here. */
export interface GeoipLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/**
 * Opens a GeoIP2 or GeoLite2 City or Country file, or ours, and follows its replacement while running. A replacement that
 * is damaged, of another kind, older or missing is refused with one warning and the file in use is kept. Rejects, naming
 * GEOIP_DATABASE, when the first file is no good: a site that cannot place visitors must not start unnoticed.
 */
export async function openGeoipDatabase(options: GeoipOptions): Promise<GeoipDatabase> {
  const { path, log, watchIntervalMs = 5000, now = () => new Date() } = options
  let examined = await readSignature(path)
  let current: SoundFile
  try {
    current = await openSoundFile(path, null)
  } catch (error) {
    throw new Error(`GEOIP_DATABASE: cannot use ${path}: ${reasonOf(error)}; expected ${expectedFile}`, {
      cause: error,
    })
  }
  const describe = (): GeoipInfo => ({ path, type: current.type, buildEpoch: current.buildEpoch })
  logAge(log, describe(), now())

  let hasWarnedOfLookup = false
  let isClosed = false

  async function examine(): Promise<ReloadOutcome> {
    const signature = await readSignature(path)
    if (signature === examined) return 'unchanged'
    try {
      const candidate = await openSoundFile(path, current)
      refuseImplausibleDate(candidate, current, now())
      // Written to while it was read: the next look sees it settled.
      if ((await readSignature(path)) !== signature) return 'unchanged'
      examined = signature
      if (isClosed) return 'unchanged'
      current = candidate
      hasWarnedOfLookup = false
    } catch (error) {
      examined = signature
      log.warn(
        { path, reason: reasonOf(error), expected: expectedFile },
        'new GeoIP database refused, the old one is kept',
      )
      return 'kept'
    }
    logAge(log, describe(), now())
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
    get info() {
      return describe()
    },
    reload,
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}

const nowhere: Location = Object.freeze({ country: null, region: null })

const expectedFile = 'a GeoIP2 or GeoLite2 City or Country database in MaxMind DB format with IPv4 and IPv6'

interface SoundFile extends GeoipFile {
  /** How much of the public IPv4 space it places, from 0 to 1. */
  coverage: number
}

/** A file that is whole and knows enough to serve. Rejects with the reason of one that is or does not. */
async function openSoundFile(path: string, current: SoundFile | null): Promise<SoundFile> {
  const file = await parseGeoipFile(await readGeoipFile(path))
  return { ...file, coverage: await checkCoverage(file.lookup, current) }
}

/** Changes whenever the file does: also for one of equal size and kept time stamps, which gets a new inode or change time. */
async function readSignature(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true })
    return [ino, size, mtimeNs, ctimeNs].join(' ')
  } catch {
    return 'unreadable'
  }
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
