import type { Plugin } from 'vite'

const HELPER_ID = '\0vite/preload-helper.js'

/**
 * Vite's helper for dynamic imports, without what this site has no use for: stylesheets, nonces and events. It was a
 * seventh of the script that every visitor loads first.
 */
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

/** Lets a chunk and what it imports arrive at the same time, in as few bytes as that takes. */
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
