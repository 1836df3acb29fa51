import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Manifest } from '#server/site/content/bundle.ts'
import { packBundle } from '#server/site/content/bundle.ts'
import { readContentFiles } from '#server/site/content/content-id.ts'

interface TestBundle {
  manifest: Manifest
  bytes: Buffer
  /** Puts it where a process looks for it, by renaming. */
  place: (file: string) => void
}

export interface BundleInput {
  /** Changes the delivered files. */
  change?: (files: Map<string, Buffer>) => void
  /** What its manifest says otherwise. */
  about?: object
  /** PEM. */
  privateKey?: string | null
}

/** Packs the delivered content, held to the rules of the present build. */
export async function packContent({ change, about, privateKey = null }: BundleInput = {}): Promise<TestBundle> {
  const files = await readContentFiles('data')
  change?.(files)
  const { rules } = JSON.parse(readFileSync('dist/build.json', 'utf8')) as { rules: string }
  const packed = await packBundle({
    files,
    about: {
      parent: null,
      author: 'Redactie <redactie@kaartkamer.example>',
      rules,
      checkedOn: '2026-11-26',
      result: { pages: 0, answers: 0, rules: 0, errors: 0, warnings: 0 },
      ...about,
    },
    privateKey,
  })
  return { ...packed, place: (file) => placeBundle(file, packed.bytes) }
}

/** Puts a bundle where a process looks for it, by renaming. */
export function placeBundle(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.next`, bytes)
  renameSync(`${file}.next`, file)
}

/** Writes another text in the place of one that is in a file. @throws Error when it is not. */
export function replaceIn(files: Map<string, Buffer>, file: string, text: string, other: string): void {
  const written = files.get(file)?.toString() ?? ''
  if (!written.includes(text)) throw new Error(`${file} does not say ${text}`)
  files.set(file, Buffer.from(written.replaceAll(text, other)))
}

/** A law of the Dutch market that is not in force yet, on whatever day a test runs: nothing may be forbidden by it. */
export function breakLaw(files: Map<string, Buffer>): void {
  const [since, later] = ['2022-04-01', '2999-01-01'].map((day) => `"effectiveFrom": "${day}"`) as [string, string]
  replaceIn(files, 'jurisdictions/netherlands.json', since, later)
}

/** What the law check says of it. */
export const brokenLaw = /jurisdictions.netherlands\.json: C17: \w+ is in force from 2999-01-01/
