import type { ComponentType } from 'react'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { componentName, filesByKind } from '#shared/site/section-names.ts'

/** What every fragment gets besides its own. */
type IslandComponent = ComponentType<{ t: Translate<Messages>; language: string }>

const files = import.meta.glob<Record<string, IslandComponent>>('/client/*/islands/*.tsx', { eager: true })
const byName = filesByKind(Object.keys(files))

/** The fragment of a page that `client/<feature>/islands/{name}.tsx` exports. @throws Error when there is none. */
export function islandModule(name: string): { component: IslandComponent; source: string } {
  const file = byName.get(name) ?? ''
  const component = files[file]?.[componentName(name)]
  if (!component) throw new Error(`Expected client/*/islands/${name}.tsx to export ${componentName(name)}`)
  return { component, source: file.slice(1) }
}
