import { createHash } from 'node:crypto'
import type { ChangeEmbedded } from '#server/upstream/embedded.ts'
import type { ResourceValues } from '#server/upstream/resource.ts'
import type { Release } from '#shared/site/navigation.ts'
import { isSampleAddress } from './sample-addresses.ts'
import { type Answer, sendPage } from './stand-in-page.ts'

/** About 0.1 MB: nobody waits for it, and there is a size to compare. */
const LINES = 600

interface InstallerFile {
  content: Buffer
  builtOn: string
}

export interface Installers {
  answer: Answer
  /** Links that lead here, and releases that are true of what is sent; other answers as they are. */
  change: <Name extends Parameters<ChangeEmbedded>[0]>(
    resource: Name,
    key: string,
    value: ResourceValues[Name],
    url: string,
  ) => ResourceValues[Name]
}

/** Returns stand-ins for the client's files, which are real files for the command that checks them, and for its page in a store. */
export function createInstallers(): Installers {
  const files = new Map<string, InstallerFile>()
  const pathOf = (client: string, name: string) => `/installers/${client.replace(' ', '/')}/${name}`

  function changeRelease(client: string, release: Release): Release {
    const { fileName, builtOn } = release
    if (fileName === null) return release
    const content = contentOf(client, release)
    files.set(pathOf(client, fileName), { content, builtOn })
    return { ...release, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
  }

  return {
    change(resource, key, value, url) {
      if (resource === 'releases') {
        return (value as ResourceValues['releases']).map((release) =>
          changeRelease(key, release),
        ) as unknown as typeof value
      }
      if (resource !== 'download-links') return value
      return (value as ResourceValues['download-links']).map((link) => {
        const name = new URL(link.url).pathname.split('/').at(-1) ?? ''
        return isSampleAddress(link.url) ? { ...link, url: url + pathOf(key, name) } : link
      }) as unknown as typeof value
    },
    answer(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://stand-in.invalid')
      if (!pathname.startsWith('/installers/')) return false
      const file = files.get(pathname)
      if (!file) {
        sendPage(response, 'store')
        return true
      }
      response
        .writeHead(200, {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${pathname.split('/').at(-1)}"`,
          'content-length': file.content.length,
          'last-modified': new Date(`${file.builtOn}T00:00:00Z`).toUTCString(),
        })
        .end(request.method === 'HEAD' ? undefined : file.content)
      return true
    },
  }
}

/** The same bytes for the same release: text that says what it is. */
function contentOf(client: string, { fileName, version }: Release): Buffer {
  const name = `${client} ${fileName} ${version}`
  const text = [
    `${name}: een vervanger, geen programma; hier valt niets te installeren.`,
    `${name}: a stand-in, no program; there is nothing to install.`,
  ]
  return Buffer.from(`${text.join('\n')}\n`.repeat(LINES))
}
