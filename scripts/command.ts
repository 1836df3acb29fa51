import { type ParseArgsConfig, parseArgs } from 'node:util'
import { inWords } from '#server/in-words.ts'

type Options<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>

/** How every command begins: whatever ends it from here on is said in a sentence, with exit code 1. Returns what it was given. */
export function startCommand<Config extends ParseArgsConfig>(config = {} as Config): Options<Config> {
  process.on('uncaughtException', (error) => {
    console.error(inWords(error))
    process.exit(1)
  })
  return readOptions(config)
}

/** @throws Error that says which option is wrong, and which are expected. */
export function readOptions<Config extends ParseArgsConfig>(config: Config): Options<Config> {
  try {
    return parseArgs(config)
  } catch (error) {
    const [said] = (error as Error).message.split('. ')
    const known = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === 'string' ? `--${name} …` : `--${name}`,
    )
    throw new Error(`${said}: expected ${known.length > 0 ? known.join(', ') : 'no option'}`)
  }
}

/** @throws Error for an option that is no whole number of a range. */
export function readNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const number = Number(text)
  if (text.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) return number
  throw new Error(`--${name} ${text}: expected a whole number from ${from} to ${to}`)
}
