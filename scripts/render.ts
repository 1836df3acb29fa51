import { startCommand } from './command.ts'
import { renderScenes } from './scenes/render-scenes.ts'

startCommand()

await renderScenes((name) => console.log(`renders ${name}`))
