import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '#server/config.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import type { PublicOrigins } from '#server/site/public-origins.ts'
import type { ChangeEmbedded } from '#server/upstream/embedded.ts'
import { isLoopbackHost } from '#server/visitor/connections.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { createAccountService } from './account-service.ts'
import { createInstallers } from './installers.ts'
import { isSampleAddress, loadEditionOrigins } from './sample-addresses.ts'
import { changeEditions, withStandIns } from './sandbox-sites.ts'
import { answerProfile } from './stand-in-page.ts'
import { createVendorSandbox } from './vendor-sandbox.ts'

const HOST = '127.0.0.1'

/** What an operator has and a fresh copy has not, on this machine, each until the real one is configured. */
export interface StandIns {
  /** Where they answer: a port of their own, so that they are to the site what the real ones are. */
  url: string
  /** Where the editions are while the data has no real address of theirs. */
  origins: PublicOrigins
  /** For `createServices`. */
  overrides: { changeSites: (sites: Sites) => Sites; changeEmbedded: ChangeEmbedded }
  close: () => Promise<void>
}

interface StandInsOptions {
  dataFolder: string
  /** On which the site listens, or will. */
  sitePort: number
  /** On which operations will be answered; null: nowhere. */
  opsPort: number | null
}

/** Whether a process has stand-ins: nobody but this machine reaches it, and nobody says that it is in production. */
export function wantsStandIns({ isProduction, host, trustedProxies }: Config): boolean {
  return !isProduction && isLoopbackHost(host) && trustedProxies.length === 0
}

/** Starts the stand-ins beside a site. The caller closes them. */
export async function startStandIns({ dataFolder, sitePort, opsPort }: StandInsOptions): Promise<StandIns> {
  const origins = await localOrigins(dataFolder, sitePort)
  const vendors = await createVendorSandbox()
  const installers = createInstallers()
  const accounts = createAccountService((id) => origins[id])
  const server = createServer((request, response) => {
    const isAnswered = [vendors, installers, accounts, { answer: answerProfile }].some(({ answer }) =>
      answer(request, response),
    )
    if (!isAnswered) response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such stand-in.\n')
  })
  await listenBeside(server, { sitePort, opsPort })
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`
  return {
    url,
    origins,
    overrides: {
      changeSites: (sites) => changeEditions(sites, (edition) => withStandIns(edition, url)),
      changeEmbedded: (resource, key, value) => installers.change(resource, key, value, url),
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** A port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** On the port after the site's, so that an open page finds them again after a restart; on any other where that one is taken. */
async function listenBeside(server: Server, { sitePort, opsPort }: Pick<StandInsOptions, 'sitePort' | 'opsPort'>) {
  for (const port of [sitePort + 1, 0].filter((candidate) => candidate === 0 || candidate !== opsPort)) {
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port <= 65_535 ? port : 0, HOST, () => resolve(true))
    })
    if (isListening) return
  }
  throw new Error(`Stand-ins: expected a free port on ${HOST}`)
}

/** Each edition below `localhost` on the site's own port, unless its address is a real one. */
async function localOrigins(dataFolder: string, sitePort: number): Promise<PublicOrigins> {
  const origins = await loadEditionOrigins(dataFolder)
  const entries = editionIds.map((id, index) => {
    const origin = origins[index] ?? ''
    return [id, isSampleAddress(origin) ? `http://${id}.localhost:${sitePort}` : origin] as const
  })
  return Object.fromEntries(entries) as Record<EditionId, string>
}
