import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shellIcons } from '#client/art/shell-icons.ts'
import { ICON_NAME } from '#shared/site/icon-shapes.ts'

const artFolder = path.resolve(import.meta.dirname, '../../client/art')
export const iconFolder = path.join(artFolder, 'icons')

export interface IconFile {
  name: string
  svg: string
}

type SpriteFiles = Record<'icons.gen.svg' | 'icons.gen.ts', string>

/**
 * Makes the sprite that browsers load, the one of the shell that stands in every document, and the type of all names.
 * @throws Error naming the icon whose name or illustration is not as it must be, or that the shell wants and nobody drew.
 */
export function renderIconSprite(icons: readonly IconFile[], inDocument: readonly string[]): SpriteFiles {
  const symbols = new Map(icons.map((icon) => [icon.name, renderSymbol(icon)]))
  for (const name of inDocument) {
    if (!symbols.has(name)) throw new Error(`client/art/shell-icons.ts names "${name}": there is no such icon`)
  }
  const shell = inDocument.map((name) => symbols.get(name)).join('')
  return {
    'icons.gen.svg': `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('')}</svg>\n`,
    'icons.gen.ts': `// Written by the build from client/art/icons/; never edited by hand.

export type IconName =
${[...symbols.keys()].map((name) => `  | '${name}'`).join('\n')}

/** The icons of \`shell-icons.ts\`, for the beginning of a document; nothing is seen of it. */
export const shellIconSprite =
  '<svg display="none" aria-hidden="true">${shell}</svg>'
`,
  }
}

function renderSymbol({ name, svg }: IconFile): string {
  if (!ICON_NAME.test(name)) {
    throw new Error(`client/art/icons/${name}.svg: a name is made of lower-case letters, digits and hyphens`)
  }
  const shapes = /^<svg [^>]*viewBox="0 0 24 24"[^>]*>(.+)<\/svg>\s*$/s.exec(svg)?.[1]
  if (!shapes) throw new Error(`client/art/icons/${name}.svg must be one illustration with viewBox="0 0 24 24"`)
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

function loadIcons(): IconFile[] {
  return readdirSync(iconFolder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.svg'.length), svg: readFileSync(path.join(iconFolder, file), 'utf8') }))
}

/** Names of written files that are not what `client/art/icons/` says. @throws Error as `renderIconSprite`. */
export function listStaleSpriteFiles(): string[] {
  return Object.entries(renderIconSprite(loadIcons(), shellIcons))
    .filter(([file, content]) => readWritten(file) !== content)
    .map(([file]) => `client/art/${file}`)
}

/** Writes the files that are not up to date. @throws Error as `renderIconSprite`. */
export function writeIconSprite(): void {
  for (const [file, content] of Object.entries(renderIconSprite(loadIcons(), shellIcons))) {
    if (readWritten(file) !== content) writeFileSync(path.join(artFolder, file), content)
  }
}

function readWritten(file: string): string | null {
  try {
    return readFileSync(path.join(artFolder, file), 'utf8')
  } catch {
    return null
  }
}
