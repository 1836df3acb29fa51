import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { messagePartOf } from '#shared/site/interactive-messages.ts'
import { compileMessages, parseMessageFile } from './compile-messages.ts'
import { writeMessageTypes } from './message-files.ts'

const messageFile = /[\\/]data[\\/]messages[\\/][\w-]+(?:\.interactive)?\.json(?:\?part=(?<part>home|more))?$/

/**
 * Compiles data/messages/*.json to modules of functions. A build fails when the languages disagree, and when browser code
 * imports a file that is not `*.interactive.json`; the dev server rewrites the types on every edit.
 */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    buildStart: writeMessageTypes,
    hotUpdate({ file, server }) {
      if (!messageFile.test(file)) return
      try {
        writeMessageTypes()
      } catch (error) {
        server.config.logger.error(error instanceof Error ? error.message : String(error))
      }
    },
    load: {
      filter: { id: messageFile },
      async handler(id) {
        const [address = ''] = id.split('?')
        const file = path.basename(address)
        if (this.environment.name === 'client' && !file.endsWith('.interactive.json')) {
          this.error(`${file} is for the server; browser code may import *.interactive.json only`)
        }
        const texts = parseMessageFile(file, await readFile(address, 'utf8'))
        const part = messageFile.exec(id)?.groups?.part
        const chosen = Object.entries(texts).filter(([key]) => !part || messagePartOf(key) === part)
        const code = compileMessages(file, Object.fromEntries(chosen))
        return { code, moduleType: 'js', map: null }
      },
    },
  }
}
