import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** A place in a file of the bundle, as a stack names it. */
const place = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g
/** Loaded with the first error that needs them. */
const maps = new Map<string, SourceMap | null>()

/** A stack with the files and lines of the sources, where the build has left a map beside the file that it names. */
export function sourceStack(stack: string): string {
  return stack.replace(place, (written, file: string, line: string, column: string) => {
    const source = mapOf(file)?.findOrigin(Number(line), Number(column))
    if (!source || !('fileName' in source)) return written
    return `${new URL(source.fileName, file).pathname}:${source.lineNumber}:${source.columnNumber}`
  })
}

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file)
  if (map === undefined) {
    map = readMap(new URL(`${file}.map`))
    maps.set(file, map)
  }
  return map
}

function readMap(url: URL): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(url, 'utf8')))
  } catch {
    // A stack of the bundle is better than none.
    return null
  }
}
