import { beforeAll, expect, test } from 'vitest'
import { type FollowedRecipe, followRecipes } from '#scripts/recipes/follow-recipes.ts'
import { recipes } from '#scripts/recipes/recipes.ts'

let followed: FollowedRecipe[] = []
// Builds and compiles a whole project, beside other tests.
beforeAll(async () => {
  followed = await followRecipes()
}, 300_000)

test.each(recipes.map(({ name }) => name))('the recipe for %s is true', (name) => {
  expect(followed.find((recipe) => recipe.name === name)).toMatchObject({ faults: [] })
})
