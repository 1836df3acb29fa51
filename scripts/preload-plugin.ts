import type { Plugin } from 'vite'

const HELPER_ID = '\0vite/preload-helper.js'

/** Vite's helper for dynamic imports without stylesheets, nonces and events: a seventh of the first script. */
const helper = `
const seen = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    // A page has the styles of its sections already.
    if (seen.has(file) || !file.endsWith('.js')) continue
    seen.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === HELPER_ID && this.environment.name === 'client') return helper
      return null
    },
  }
}
