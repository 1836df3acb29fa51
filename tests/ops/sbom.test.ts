import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

interface Component {
  group?: string
  name: string
  version: string
  purl: string
  'bom-ref': string
  hashes: { alg: string; content: string }[]
  licenses?: { license?: { id: string }; expression?: string }[]
  properties: { name: string; value: string }[]
}
interface Bill {
  bomFormat: string
  specVersion: string
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
const bill: Bill = readJson('dist/sbom.cdx.json')
const lock: { packages: Record<string, { version: string; license?: string; integrity: string }> } =
  readJson('package-lock.json')
const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

it('says of each package what the lock file says', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  for (const component of bill.components) {
    const name = nameOf(component)
    const key = Object.keys(lock.packages).find(
      (of) => of.endsWith(`node_modules/${name}`) && lock.packages[of]!.version === component.version,
    )
    expect(key, `${name} ${component.version} in package-lock.json`).toBeDefined()
    const { integrity, license } = lock.packages[key!]!
    expect(`sha512-${Buffer.from(component.hashes[0]!.content, 'hex').toString('base64')}`).toBe(integrity)
    expect(component.licenses?.map((one) => one.license?.id ?? one.expression)).toEqual([license])
    expect(decodeURIComponent(component.purl)).toBe(`pkg:npm/${name}@${component.version}`)
  }
})

it.each([
  ['server', 'dist/server'],
  ['browser', 'dist/maps'],
])('names every package whose code is in the %s’s files', (part, folder) => {
  // The maps know each source, and are made apart from the graph that the bill is made of.
  const maps = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  )
  const sources: string[] = maps.flatMap((file) => readJson(path.join(folder, file)).sources)
  const held = sources.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])
  expect(held).toContain('react')
  const named = bill.components.filter(({ properties }) => properties.some(({ value }) => value === part)).map(nameOf)
  expect(named).toEqual(expect.arrayContaining([...new Set(held)]))
})

it('says which package brings which', () => {
  const references = new Set(bill.components.map((component) => component['bom-ref']))
  expect(references.size).toBe(bill.components.length)
  const { dependsOn } = bill.dependencies.find(({ ref }) => ref.startsWith('fastify@'))!
  expect(dependsOn?.some((ref) => ref.startsWith('avvio@'))).toBe(true)
  for (const { dependsOn: brought = [] } of bill.dependencies) {
    for (const ref of brought) expect(references).toContain(ref)
  }
})
