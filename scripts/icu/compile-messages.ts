import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type MessageTexts = Record<string, string>

const keyPattern = /^[A-Za-z][A-Za-z0-9]*(?:[._-][A-Za-z0-9]+)*$/
const argumentPattern = /^[a-z][A-Za-z0-9]*$/

/** The flat object of a message file. Throws naming the file and what is wrong: the JSON, a key, or a value that is no text. */
export function parseMessageFile(file: string, json: string): MessageTexts {
  let texts: unknown
  try {
    texts = JSON.parse(json)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`)
  }
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    throw new Error(`${file}: expected an object of key and text`)
  }
  for (const [key, text] of Object.entries(texts)) {
    if (!keyPattern.test(key)) throw new Error(`${file}: "${key}" is no message key: letters, digits and . _ - between`)
    if (typeof text !== 'string' || text === '') throw new Error(`${file}: ${key}: expected a text that is not empty`)
  }
  return texts as MessageTexts
}

/** A module whose default export holds, by key, a string or a function of arguments and formats (`shared/site/messages.ts`). */
export function compileMessages(file: string, texts: MessageTexts): string {
  const lines = Object.entries(texts).map(([key, text]) => {
    const elements = parseMessage(file, key, text)
    const code = compileElements(elements, null)
    const isPlain = elements.every((element) => element.type === TYPE.literal)
    return `  ${JSON.stringify(key)}: ${isPlain ? code : `(a, f) => ${code}`},`
  })
  return `export default {\n${lines.join('\n')}\n}\n`
}

export function readArguments(file: string, key: string, text: string): Map<string, string> {
  const types = new Map<string, string>()
  collectArguments(parseMessage(file, key, text), (name, type) => {
    const known = types.get(name)
    if (known !== undefined && known !== type) {
      throw new Error(`${file}: ${key}: {${name}} is used as ${known} and as ${type}`)
    }
    types.set(name, type)
  })
  return types
}

function parseMessage(file: string, key: string, text: string): MessageFormatElement[] {
  try {
    const elements = parse(text)
    checkElements(elements)
    return elements
  } catch (error) {
    throw new Error(`${file}: ${key}: ${error instanceof Error ? error.message : String(error)} in "${text}"`)
  }
}

function checkElements(elements: MessageFormatElement[]): void {
  for (const element of elements) {
    if (element.type === TYPE.tag) throw new Error(`<${element.value}>: messages are plain text without tags`)
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    if (!argumentPattern.test(element.value)) throw new Error(`{${element.value}}: expected a camelCase argument name`)
    if (element.type === TYPE.plural && element.offset !== 0) throw new Error('plural offset is not supported')
    if (element.type === TYPE.number && typeof element.style === 'string') {
      throw new Error(`{${element.value}, number, ${element.style}}: write a skeleton, such as ::currency/EUR`)
    }
    if (element.type === TYPE.number && numberOptions(element).scale !== undefined) {
      throw new Error(`{${element.value}}: scale is not supported`)
    }
    for (const option of optionsOf(element)) checkElements(option.value)
  }
}

/** `plural` is the argument that `#` stands for. */
function compileElements(elements: MessageFormatElement[], plural: string | null): string {
  return elements.map((element) => compileElement(element, plural)).join(' + ') || '""'
}

function compileElement(element: MessageFormatElement, plural: string | null): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value)
    case TYPE.argument:
      return `a.${element.value}`
    case TYPE.pound:
      return `f.number(a.${plural})`
    case TYPE.number: {
      const options = numberOptions(element)
      return Object.keys(options).length === 0
        ? `f.number(a.${element.value})`
        : `f.number(a.${element.value}, ${JSON.stringify(options)})`
    }
    case TYPE.date:
      return `f.date(a.${element.value}, ${JSON.stringify(dateOptions(element.style, 'dateStyle'))})`
    case TYPE.time:
      return `f.date(a.${element.value}, ${JSON.stringify(dateOptions(element.style, 'timeStyle'))})`
    case TYPE.select:
      return `f.select(a.${element.value}, ${compileCases(element.options, plural)})`
    case TYPE.plural: {
      const format = element.pluralType === 'ordinal' ? 'ordinal' : 'plural'
      return `f.${format}(a.${element.value}, ${compileCases(element.options, element.value)})`
    }
    case TYPE.tag:
      throw new Error('messages are plain text without tags')
  }
}

function compileCases(options: Record<string, { value: MessageFormatElement[] }>, plural: string | null): string {
  const cases = Object.entries(options).map(
    ([name, option]) => `${JSON.stringify(name)}: () => ${compileElements(option.value, plural)}`,
  )
  return `{ ${cases.join(', ')} }`
}

/** Intl writes "US$ 250,00" for dollars in Dutch; the room writes "$ 250,00", so the narrow symbol is the default. */
function numberOptions(element: MessageFormatElement & { type: TYPE.number }): Record<string, unknown> {
  if (!element.style || typeof element.style === 'string') return {}
  const options: Record<string, unknown> = { ...element.style.parsedOptions }
  return options.style === 'currency' ? { currencyDisplay: 'narrowSymbol', ...options } : options
}

function dateOptions(
  style: string | { parsedOptions?: object } | null | undefined,
  named: 'dateStyle' | 'timeStyle',
): object {
  if (style && typeof style === 'object') return style.parsedOptions ?? {}
  return { [named]: style ?? (named === 'dateStyle' ? 'medium' : 'short') }
}

function optionsOf(element: MessageFormatElement): { value: MessageFormatElement[] }[] {
  return element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options) : []
}

function collectArguments(elements: MessageFormatElement[], add: (name: string, type: string) => void): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) add(element.value, 'string')
    if (element.type === TYPE.number || element.type === TYPE.plural) add(element.value, 'number')
    if (element.type === TYPE.date || element.type === TYPE.time) add(element.value, 'Date | number')
    if (element.type === TYPE.select) {
      const names = Object.keys(element.options).filter((name) => name !== 'other')
      // `string & {}` keeps the named cases in an editor's suggestions and still takes any other text.
      add(element.value, [...names.sort().map((name) => `'${name}'`), '(string & {})'].join(' | '))
    }
    for (const option of optionsOf(element)) collectArguments(option.value, add)
  }
}
