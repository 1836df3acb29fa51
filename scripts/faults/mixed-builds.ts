import { setTimeout as delay } from 'node:timers/promises'

const paths = ['/', '/contact/', '/download/', '/over-ons/']
const VISITORS = 2

/**
 * Loads pages and all that they name, each from whichever instance it gets, until `roll` is done. Returns how many of what
 * were asked for.
 * @throws Error when anything was missing or was not what its name says, with how often, or when pages of one build only came.
 */
export async function visitDuring(url: string, roll: () => Promise<void>): Promise<string> {
  const builds = new Set<string>()
  const failures: string[] = []
  let sessions = 0
  let files = 0
  let isRolled = false

  async function visit(path: string): Promise<void> {
    const page = await ask(url + path)
    if (page.status !== 200) failures.push(`${page.status} for ${path}`)
    builds.add(/"buildId":"([^"]+)"/.exec(page.text)?.[1] ?? 'none')
    for (const [file] of new Set(page.text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))) {
      const { status, type } = await ask(url + file)
      const expected = file.endsWith('.js') ? 'javascript' : file.endsWith('.css') ? 'css' : 'font'
      if (status !== 200 || !type.includes(expected)) failures.push(`${status} ${type} for ${file}`)
      files += 1
    }
    sessions += 1
  }

  const visitors = Array.from({ length: VISITORS }, async (_, at) => {
    for (let count = at; !isRolled; count += 1) {
      await visit(paths[count % paths.length]!)
      await delay(200)
    }
  })
  await roll().finally(() => {
    isRolled = true
  })
  await Promise.all(visitors)
  if (failures.length > 0) throw new Error(`${failures.length} of ${files + sessions}, first ${failures[0]}`)
  if (builds.size < 2) throw new Error(`only the build ${[...builds].join()} was met`)
  return `${sessions} sessions, ${files} files of ${builds.size} builds`
}

async function ask(url: string): Promise<{ status: number; type: string; text: string }> {
  try {
    const answer = await fetch(url)
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  } catch (error) {
    return { status: 0, type: String((error as Error).cause), text: '' }
  }
}
