import { startCommand } from './command.ts'
import { followRecipes } from './recipes/follow-recipes.ts'

startCommand()

for (const { name, files, faults } of await followRecipes()) {
  if (faults.length > 0) process.exitCode = 1
  console.log([`${faults.length > 0 ? 'FAIL' : 'ok  '} ${name}: ${files.length} files`, ...faults].join('\n     '))
  for (const file of files) console.log(`       ${file}`)
}
