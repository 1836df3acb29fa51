import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileMessages, parseMessageFile } from './compile-messages.ts'
import { checkMessageTypes, writeMessageTypes } from './message-files.ts'

const messageFile = /[\\/]data[\\/]messages[\\/][\w-]+(?:\.live)?\.json$/

/**
 * Compiles data/messages/*.json to modules of functions. A build fails when the languages disagree or the generated types
 * are old, and when browser code imports a file that is not `*.live.json`; the dev server rewrites the types on every edit.
 */
export function icuMessages(): Plugin {
  let isServing = false
  return {
    name: 'icu-messages',
    enforce: 'pre',
    configResolved(config) {
      isServing = config.command === 'serve'
    },
    buildStart() {
      if (!isServing) checkMessageTypes()
    },
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
        const file = path.basename(id)
        if (this.environment.name === 'client' && !file.endsWith('.live.json')) {
          this.error(`${file} is for the server; browser code may import *.live.json only`)
        }
        const code = compileMessages(file, parseMessageFile(file, await readFile(id, 'utf8')))
        return { code, moduleType: 'js', map: null }
      },
    },
  }
}
