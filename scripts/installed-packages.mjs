import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What differs between package-lock.json and node_modules, as one sentence; null when they agree. npm writes what it
 * installed to node_modules/.package-lock.json, last of all, so an interrupted installation differs too.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function describeInstallDifference(root) {
  const wanted = loadPackages(path.join(root, 'package-lock.json'))
  const installedFile = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return 'nothing is installed'
  const installed = loadPackages(installedFile)
  for (const [folder, entry] of Object.entries(wanted)) {
    if (folder === '') continue
    const found = installed[folder]
    if (!found) {
      if (mayBeAbsent(entry)) continue
      return `${folder} is missing`
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${folder} is ${found.version}, not ${entry.version}`
    }
    if (!existsSync(path.join(root, folder, 'package.json'))) return `${folder} is missing`
  }
  const extra = Object.keys(installed).find((folder) => !(folder in wanted))
  return extra === undefined ? null : `${extra} is not in package-lock.json`
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[]}>}
 */
function loadPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * npm leaves out optional packages of other platforms, and those that only they need, which name no platform themselves.
 *
 * @param {{optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[]}} entry
 */
function mayBeAbsent({ optional, os, cpu, libc }) {
  if (!optional) return false
  if (!os && !cpu && !libc) return true
  return (
    !includes(os, process.platform) || !includes(cpu, process.arch) || (Boolean(libc) && !includes(libc, libcName()))
  )
}

/**
 * @param {string | string[] | undefined} names
 * @param {string} name
 */
function includes(names, name) {
  return names === undefined || [names].flat().includes(name)
}

/** The C library that this Node was made for, in npm's words. */
export function libcName() {
  if (process.platform !== 'linux') return 'none'
  const report = /** @type {NodeJS.ProcessReport & {excludeNetwork?: boolean}} */ (process.report)
  // Without this it asks for the names of all network addresses, which can take seconds.
  report.excludeNetwork = true
  const { header } = /** @type {{header: {glibcVersionRuntime?: string}}} */ (report.getReport())
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}
