import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what this site does not use of React Router: its links, forms and the framework's parts stay
 * in only because each component is given a name for debugging, which counts as a use.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.+\.js$/ },
      handler: (code) => slimModule(code),
    },
  }
}

/**
 * A module of React Router without the names and the measuring that nobody asks for here, and with its components marked
 * as free of side effects.
 */
export function slimModule(code: string): string {
  return code
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)')
    .replace(/= (React\$\d\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
}
