import { renderScenes } from './scenes/render-scenes.ts'

await renderScenes((name) => console.log(`renders ${name}`))
