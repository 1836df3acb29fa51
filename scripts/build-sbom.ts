import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as CDX from '@cyclonedx/cyclonedx-library'
import { bundledPackagesFile } from './sbom-plugin.ts'

interface LockedPackage {
  version: string
  /** Absent where the package's own manifest names none. */
  license?: string
  /** Subresource integrity, SHA-512. */
  integrity: string
  dependencies?: Record<string, string>
}

const bundles = { browser: 'client', server: 'server' }

/**
 * Writes `sbom.cdx.json` (CycloneDX 1.6) beside the bundles: every package whose modules they hold, with version, licence and
 * hash of the lock file. A scanner finds no package.json in the image to read them from.
 * @throws Error when a bundle holds a package that the lock file does not name.
 */
export async function buildSbom({ root, builtAt }: { root: string; builtAt: number }): Promise<void> {
  const { name, version } = await readJson<{ name: string; version: string }>(path.join(root, 'package.json'))
  const lock = await readJson<{ packages: Record<string, LockedPackage> }>(path.join(root, 'package-lock.json'))
  const application = new CDX.Models.Component(CDX.Enums.ComponentType.Application, name, { bomRef: name, version })
  const components = new Map<string, CDX.Models.Component>()
  for (const [part, folder] of Object.entries(bundles)) {
    for (const key of await readJson<string[]>(path.join(root, 'dist', folder, bundledPackagesFile))) {
      const locked = lock.packages[key]
      if (!locked) throw new Error(`dist/${folder} holds ${key}, which package-lock.json does not name`)
      const component = components.get(key) ?? createComponent(key, locked)
      component.properties.add(new CDX.Models.Property('bundle', part))
      components.set(key, component)
    }
  }
  for (const [key, component] of components) {
    application.dependencies.add(component.bomRef)
    for (const dependency of Object.keys(lock.packages[key]!.dependencies ?? {})) {
      const found = foldersAbove(key).map((folder) => components.get(`${folder}node_modules/${dependency}`))
      const used = found.find((one) => one !== undefined)
      if (used) component.dependencies.add(used.bomRef)
    }
  }
  const bom = new CDX.Models.Bom({
    metadata: new CDX.Models.Metadata({ component: application, timestamp: new Date(builtAt) }),
    components: new CDX.Models.ComponentRepository(components.values()),
  })
  const factory = new CDX.Serialize.JSON.Normalize.Factory(CDX.Spec.Spec1dot6)
  const text = new CDX.Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 })
  await writeFile(path.join(root, 'dist/sbom.cdx.json'), `${text}\n`)
}

function createComponent(key: string, { version, license, integrity }: LockedPackage): CDX.Models.Component {
  const fullName = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const [name, group] = fullName.split('/').toReversed() as [string, string?]
  const sha512 = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  return new CDX.Models.Component(CDX.Enums.ComponentType.Library, name, {
    ...(group && { group }),
    version,
    // By its place: a package may be there twice in one version.
    bomRef: `${key.replace(/^node_modules\//, '')}@${version}`,
    purl: `pkg:npm/${fullName.replace('@', '%40')}@${version}`,
    hashes: new CDX.Models.HashDictionary([[CDX.Enums.HashAlgorithm['SHA-512'], sha512]]),
    licenses: new CDX.Models.LicenseRepository(license ? [createLicense(license)] : []),
  })
}

function createLicense(license: string): CDX.Models.License {
  return CDX.SPDX.isSupportedSpdxId(license)
    ? new CDX.Models.SpdxLicense(license)
    : new CDX.Models.LicenseExpression(license)
}

/** Where Node looks for a package that one in this folder imports, nearest first; each ends with a slash or is empty. */
function foldersAbove(key: string): string[] {
  const parts = key.split('/node_modules/')
  return [...parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/`), '']
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value
}
