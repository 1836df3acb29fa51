import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { localeCodes, messageFilesOf } from '#shared/site/locales.ts'
import { type MessageTexts, parseMessageFile, readArguments } from './compile-messages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const messagesFolder = path.join(root, 'data/messages')
const typesFile = path.join(root, 'shared/site/messages.gen.ts')

export interface MessageFile {
  file: string
  texts: MessageTexts
}

function loadMessageFiles(): MessageFile[][] {
  return localeCodes.map((locale) =>
    messageFilesOf(locale).map((file) => ({
      file,
      texts: parseMessageFile(file, readFileSync(path.join(messagesFolder, file), 'utf8')),
    })),
  )
}

/**
 * The content of `shared/site/messages.gen.ts`: a type for the keys of the first file (`Messages`, read on the server, with all
 * keys) and one for those that browser code may use (`InteractiveMessages`). Throws naming file and key when two languages differ
 * in keys or arguments, or when a key stands in two files of one language.
 */
export function renderMessageTypes([reference, ...others]: MessageFile[][]): string {
  if (!reference) throw new Error('no locale has message files')
  for (const files of others) checkAgreement(reference, files)
  const interfaces = reference.map((messages, index) => {
    checkUnique(messages, reference.slice(0, index))
    const isLive = messages.file.endsWith('.interactive.json')
    const head = isLive
      ? 'export interface InteractiveMessages {'
      : 'export interface Messages extends InteractiveMessages {'
    const lines = Object.entries(messages.texts).map(([key, text]) => {
      const fields = [...readArguments(messages.file, key, text)].map(([name, type]) => `${name}: ${type}`)
      return `  '${key}': ${fields.length === 0 ? 'never' : `{ ${fields.sort().join('; ')} }`}`
    })
    return [head, ...lines, '}'].join('\n')
  })
  return `// Written from data/messages/ by check, build and dev; never edited by hand.\n\n${interfaces.join('\n\n')}\n`
}

/** Writes the types where they are not what the message files say. Throws as `renderMessageTypes`. */
export function writeMessageTypes(): void {
  const types = renderMessageTypes(loadMessageFiles())
  if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) writeFileSync(typesFile, types)
}

function checkAgreement(reference: MessageFile[], files: MessageFile[]): void {
  for (const [index, expected] of reference.entries()) {
    const actual = files[index]
    if (!actual) throw new Error(`${expected.file}: no file of another language goes with it`)
    checkKeys(expected, actual)
    checkKeys(actual, expected)
    for (const key of Object.keys(expected.texts)) {
      const wanted = describeArguments(expected, key)
      const found = describeArguments(actual, key)
      if (wanted !== found) {
        throw new Error(`${actual.file}: ${key} has arguments {${found}}, and {${wanted}} in ${expected.file}`)
      }
    }
  }
}

function checkKeys(expected: MessageFile, actual: MessageFile): void {
  const missing = Object.keys(expected.texts).filter((key) => !Object.hasOwn(actual.texts, key))
  if (missing.length > 0) throw new Error(`${actual.file}: missing ${missing.join(', ')} (in ${expected.file})`)
}

function checkUnique(messages: MessageFile, earlier: MessageFile[]): void {
  for (const other of earlier) {
    const both = Object.keys(messages.texts).find((key) => Object.hasOwn(other.texts, key))
    if (both !== undefined) throw new Error(`${messages.file}: ${both} stands in ${other.file} already`)
  }
}

function describeArguments({ file, texts }: MessageFile, key: string): string {
  const types = readArguments(file, key, texts[key] ?? '')
  return [...types]
    .map(([name, type]) => `${name}: ${type}`)
    .sort()
    .join(', ')
}
