import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts each CSS module into the cascade layer of its folder: `sections` for sections, the layout and the kit, which may
 * override what they are made of; `components` for all else. A file that names a layer itself stays as it is.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        if (code.includes('@layer')) return null
        const folder = path.basename(path.dirname(id))
        const layer = ['sections', 'layout', 'kit'].includes(folder) ? 'sections' : 'components'
        // On the first line, so that every line keeps its number.
        return { code: `@layer ${layer} {${code}}`, map: null }
      },
    },
  }
}
