import { setTimeout as delay } from 'node:timers/promises'

const paths = ['/', '/contact/', '/download/', '/poker-school/']

/**
 * Loads pages and all that they name, each from whichever instance it gets. Returns how many of what were asked for.
 * @throws Error when a file is missing or is not what its name says.
 */
export async function countSkew(url: string, seconds: number): Promise<string> {
  const builds = new Set<string>()
  let sessions = 0
  let files = 0
  const endAt = performance.now() + seconds * 1000
  while (performance.now() < endAt) {
    const page = await ask(url + paths[sessions % paths.length])
    const html = await page.text()
    builds.add(/"buildId":"([^"]+)"/.exec(html)?.[1] ?? 'none')
    for (const [file] of new Set(html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))) {
      const answer = await ask(url + file)
      const type = answer.headers.get('content-type') ?? ''
      await answer.arrayBuffer()
      const expected = file.endsWith('.js') ? 'javascript' : file.endsWith('.css') ? 'css' : 'font'
      if (answer.status !== 200 || !type.includes(expected)) throw new Error(`${answer.status} ${type} for ${file}`)
      files += 1
    }
    sessions += 1
    await delay(10)
  }
  if (builds.size < 2) throw new Error(`only the build ${[...builds].join()} was met`)
  return `${sessions} sessions, ${files} files of ${builds.size} builds`
}

function ask(url: string): Promise<Response> {
  return fetch(url, { headers: { host: 'nl.localhost' } })
}
