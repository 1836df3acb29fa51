import { askAddress } from '#tests/helpers/ask-address.ts'
import { startSiteProcess } from '../site-process.ts'
import { recipes } from './recipes.ts'
import { copySources } from './source-copy.ts'

export interface FollowedRecipe {
  name: string
  /** Written by hand. */
  files: readonly string[]
  /** What is not as `docs/recipes.md` promises. */
  faults: readonly string[]
}

/** Follows every recipe in one copy of the project, compiles, builds and starts that, and asks for what was added. */
export async function followRecipes(): Promise<FollowedRecipe[]> {
  const copy = await copySources()
  try {
    const files: string[][] = []
    for (const recipe of recipes) {
      await recipe.add(copy)
      files.push(copy.takeTouched())
    }
    await copy.run('scripts/page-dates.ts')
    await copy.run('scripts/build.ts')
    await copy.compile()
    const lines: string[] = []
    const site = await startSiteProcess({ root: copy.folder, onLine: (line) => lines.push(line) }).catch(
      (error: unknown) => {
        throw new Error(lines.join('\n'), { cause: error })
      },
    )
    try {
      return await Promise.all(
        recipes.map(async ({ name, host, path, shows, most }, at) => {
          const touched = files[at] ?? []
          const { text: body } = await askAddress(`http://${host}:${site.port}${path}`)
          const faults = [
            ...(body.includes(shows) ? [] : [`http://${host}${path} does not say “${shows}”`]),
            ...(touched.length > most ? [`expected at most ${most} files, found ${touched.length}`] : []),
          ]
          return { name, files: touched, faults }
        }),
      )
    } finally {
      await site.stop()
    }
  } finally {
    await copy.remove()
  }
}
