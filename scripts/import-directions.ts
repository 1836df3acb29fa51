import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of the project, its name relative to the root with forward slashes. */
export interface SourceFile {
  file: string
  source: string
}

const folders = ['client', 'scripts', 'server', 'shared', 'tests']
const sourceFile = /\.(?:tsx?|mjs)$/
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/
const text = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/
const template = /`(?:\\.|[^`\\])*`/

/** Who may import whom among the top folders; scripts and tests may import anything. */
const mayImport: Record<string, string[]> = {
  shared: ['shared'],
  client: ['shared', 'client'],
  server: ['shared', 'server'],
}

/** The server runs the built bundle of this one file; its types are all that it may import from the source. */
const typesOfEntry = /\bimport\s+type\s[^'"]*['"]#client\/site\/entry-server\.tsx['"]/g

/** What only some files may do. `allowed` matches the names of those that may; scripts and tests may do all of it. */
const restrictions = [
  { what: 'process.env', pattern: /\bprocess\.env\b/, allowed: /^server\/main\.ts$/ },
  { what: 'process signals', pattern: /\bprocess\.(?:on|once)\(\s*['"]SIG/, allowed: /^server\/main\.ts$/ },
  { what: 'listen()', pattern: /\.listen\(/, allowed: /^server\/(?:main|sandbox\/stand-ins)\.ts$/ },
  {
    what: 'fetch()',
    pattern: /(?:(?<![\w.$])|\b(?:globalThis|window|self)\.)fetch\(/,
    allowed: /^(?:server\/upstream\/|client\/site\/queries\.ts$|client\/(?:[a-z-]+\/)?runtime\/)/,
  },
  {
    what: 'the clock',
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b/,
    allowed: /^(?:server|client\/(?:[a-z-]+\/)?runtime)\//,
  },
  // In a bundle it is not where the file is written.
  {
    what: 'its own address',
    pattern: /\bimport\.meta\.(?:url|dirname|filename|resolve)\b/,
    allowed: /^(?:server\/root\.ts$|client\/)/,
  },
  // They import every section: for one of those it would be a circle.
  { what: 'the list of all sections', pattern: /\/(?:section|island)-modules\.ts['"]/, allowed: /^client\/site\// },
  { what: 'redirect()', pattern: /\.redirect\(/, allowed: /^(?:server\/http\/send-redirect\.ts$|client\/)/ },
  {
    // What differs between editions is data: a fourth one must not need code.
    what: 'an edition by its name',
    pattern: /\bedition(?:\.id|Id) [!=]== '|\bbyId\.(?:nl|global|ca)\b/,
    allowed: /^(?!server|shared|client)/,
  },
  { what: 'the address of a connection', pattern: /\bremoteAddress\b|x-forwarded-for/i, allowed: /^server\/visitor\// },
]

/** All sources of the project, generated files left out. */
export function loadSources(root: string): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => sourceFile.test(file) && !file.includes('.gen.') && !file.endsWith('.d.ts'))
      .sort()
      .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') })),
  )
}

/** One line per breach of the layout's rules in a file; empty when it keeps them all. */
export function listBreaches({ file, source }: SourceFile): string[] {
  const breaches = nameBreaches(file)
  if (isFree(file)) return breaches
  const code = withoutComments(source)
  const run = file.startsWith('server/') ? code.replace(typesOfEntry, '') : code
  const imports = readImports(run).flatMap((specifier) => importBreaches(file, specifier) ?? [])
  const uses = restrictions
    .filter(({ pattern, allowed }) => pattern.test(code) && !allowed.test(file))
    .map(({ what }) => `${file} uses ${what}`)
  return [...breaches, ...imports, ...uses]
}

/** The module names that a source imports: statically, dynamically, for its types or to export them again. */
export function readImports(code: string): string[] {
  const imported = /\b(?:from|import)\s*\(?\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`$]+)`)/g
  return [...withoutComments(code).matchAll(imported)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  )
}

/** The file that a module name means, relative to the root; a package's name as a path that is none. */
export function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier)
}

function isFree(file: string): boolean {
  return /^(?:scripts|tests)\//.test(file) || /\.test\.tsx?$/.test(file)
}

function nameBreaches(file: string): string[] {
  const isBadName = file.split('/').some((part) => {
    if (!/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part)) return true
    return /^(?:index|utils?|helpers?|common|misc|lib)(?:\.[\w.]+)?$/.test(part) && !file.startsWith('tests/helpers/')
  })
  return isBadName ? [`${file} has a name that is not kebab-case or says nothing`] : []
}

function importBreaches(file: string, specifier: string): string[] | null {
  const [top = ''] = file.split('/')
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    if (!target.startsWith(`${top}/`)) return [`${file} leaves ${top}/ by ${specifier}: write #${target}`]
    return target === 'server/main.ts' ? [`${file} imports ${target}`] : null
  }
  if (specifier.startsWith('#')) {
    const [folder = ''] = specifier.slice(1).split('/')
    const isAllowed =
      mayImport[top]?.includes(folder) || (isMessageLoader(file) && specifier.startsWith('#data/messages/'))
    return isAllowed && specifier !== '#server/main.ts' ? null : [`${file} imports ${specifier}`]
  }
  // What only computes may come along: schemas, and the one ranking of server and browser.
  if (top === 'shared' && !/^(?:typebox|minisearch|@orama\/stemmers)(?:\/|$)/.test(specifier))
    return [`${file} imports ${specifier}: shared/ is pure`]
  if (top === 'client' && /^(?:node:|fastify|@fastify\/)/.test(specifier)) return [`${file} imports ${specifier}`]
  return null
}

function isMessageLoader(file: string): boolean {
  return /^client\/site\/messages(?:\.server)?\.ts$/.test(file)
}

/** Quoted text is passed over, so that an address in it is not taken for the start of a comment. */
function withoutComments(source: string): string {
  const token = new RegExp(`${text.source}|${template.source}|${comment.source}`, 'g')
  return source.replace(token, (found) => (found.startsWith('/') ? ' ' : found))
}
