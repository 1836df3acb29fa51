import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '../..')
/** What is no source: installed, built, or kept for the next time. */
const left = new Set(['.git', '.cache', 'node_modules', 'dist', 'screenshots', 'coverage'])

/** A copy of the project that remembers which of its files somebody changed by hand. */
export interface SourceCopy {
  folder: string
  /** Since the last call, in order. */
  takeTouched: () => string[]
  read: (file: string) => Promise<string>
  write: (file: string, text: string) => Promise<void>
  /** Deletes a file or a folder, which must be there. */
  drop: (place: string) => Promise<void>
  /** Puts `text` before the first `mark` of the file. @throws Error when the mark is not there. */
  insert: (file: string, mark: string, text: string) => Promise<void>
  /** Changes data of a JSON file. */
  edit: <Data>(file: string, change: (data: Data) => void) => Promise<void>
  /** Runs a script of the copy, whose output counts as made, not as written. @throws Error with what it said when it fails. */
  run: (script: string, ...args: string[]) => Promise<void>
  /** @throws Error with what the compiler finds in the code of the site; tests may name what there is. */
  compile: () => Promise<void>
  remove: () => Promise<void>
}

/** Copies the sources to a temporary folder, with the packages and pictures that are already here. */
export async function copySources(): Promise<SourceCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recipes-'))
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !left.has(path.relative(root, source)),
  })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  // Share pictures are drawn from the same sources by the same names.
  await cp(path.join(root, '.cache/share'), path.join(folder, '.cache/share'), { recursive: true })
  const touched = new Set<string>()
  const at = (file: string) => path.join(folder, file)
  const read = (file: string) => readFile(at(file), 'utf8')
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(at(file)), { recursive: true })
    await writeFile(at(file), text)
    touched.add(file)
  }
  return {
    folder,
    read,
    write,
    takeTouched: () => {
      const files = [...touched]
      touched.clear()
      return files
    },
    drop: async (place) => {
      await rm(at(place), { recursive: true })
      touched.add(place)
    },
    insert: async (file, mark, text) => {
      const before = await read(file)
      const position = before.indexOf(mark)
      if (position < 0) throw new Error(`${file}: expected ${JSON.stringify(mark)}`)
      await write(file, before.slice(0, position) + text + before.slice(position))
    },
    edit: async (file, change) => {
      const data = JSON.parse(await read(file))
      change(data)
      await write(file, `${JSON.stringify(data, null, 2)}\n`)
    },
    run: async (script, ...args) => {
      try {
        await promisify(execFile)(process.execPath, [script, ...args], { cwd: folder, maxBuffer: 2 ** 24 })
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
        throw new Error(`${script} in a copy with every recipe done:\n${stdout}${stderr}`, { cause: error })
      }
    },
    compile: async () => {
      const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
      const found = await promisify(execFile)(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {
        cwd: folder,
        maxBuffer: 2 ** 24,
      }).then(
        () => '',
        (error: { stdout?: string }) => {
          if (!error.stdout?.includes('error TS')) throw error
          return error.stdout
        },
      )
      const faults = found
        .split('\n')
        .filter((line) => /^(?:client|server|shared)\//.test(line) && !line.includes('.test.'))
      if (faults.length > 0) throw new Error(`The compiler, in a copy with every recipe done:\n${faults.join('\n')}`)
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
