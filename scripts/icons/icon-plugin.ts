import type { Plugin } from 'vite'
import { iconFolder, writeIconSprite } from './icon-sprite.ts'

export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    buildStart: writeIconSprite,
    configureServer({ watcher }) {
      watcher.on('all', (_event, file) => {
        if (file.startsWith(iconFolder)) writeIconSprite()
      })
    },
  }
}
