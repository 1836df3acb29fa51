import type { ComponentType } from 'react'
import type { StillSectionProps } from '#client/components/section-props.ts'
import { componentName } from '#shared/site/section-names.ts'
import { type LiveSectionKind, liveSectionKinds, type StillSectionKind } from '#shared/site/sections.ts'
import { type LiveModule, liveModule } from './live-section.tsx'

const files = import.meta.glob<Record<string, unknown>>(['/client/*/sections/*.tsx', '!**/*.test.tsx'], {
  eager: true,
})
const modules = new Map(Object.entries(files).map(([file, module]) => [kindOf(file), module]))

/** The file of each section by its kind, relative to the project's root: a kind is named after its file. */
export const sectionSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(files).map((file) => [kindOf(file), file.slice(1)]),
)

/** The live sections as the server renders them; a browser loads each by its URL. */
export const liveSections = Object.fromEntries(
  liveSectionKinds.map((kind) => [kind, liveModule(modules.get(kind) ?? {}, componentName(kind))]),
) as Record<LiveSectionKind, LiveModule>

/** @throws Error when no file named after the kind exports a component of that name. */
export function stillSection(kind: StillSectionKind): ComponentType<StillSectionProps<StillSectionKind>> {
  const name = componentName(kind)
  const component = modules.get(kind)?.[name] as ComponentType<StillSectionProps<StillSectionKind>> | undefined
  if (!component) throw new Error(`Expected client/*/sections/${kind}.tsx to export ${name}`)
  return component
}

function kindOf(file: string): string {
  return file.replace(/^.*\/|\.tsx$/g, '')
}
