import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findFreePort, startStandIns } from './stand-ins.ts'

it('leaves the port after the site’s to operations, where they are to have it', async () => {
  const sitePort = await findFreePort()
  const dataFolder = fileURLToPath(new URL('../../data', import.meta.url))
  const standIns = await startStandIns({ dataFolder, sitePort, opsPort: sitePort + 1 })
  const { port } = new URL(standIns.url)
  await standIns.close()
  expect(Number(port)).not.toBe(sitePort + 1)
})
