import { startSiteProcess } from './site-process.ts'

// Starts the site as the image does and asks it for what visitors ask first: when it ends, Node keeps the code that it has
// compiled until then in the folder that the Dockerfile names.
const site = await startSiteProcess()
for (const path of ['/', '/download/', '/terms-conditions/', '/api/navigations', '/nergens/']) {
  await (await fetch(`http://127.0.0.1:${site.port}${path}`)).text()
}
await fetch(`http://127.0.0.1:${site.opsPort}/metrics`)
await site.stop()
