import type { ComponentType } from 'react'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { componentName } from '#shared/site/section-names.ts'
import { type InteractiveSectionKind, interactiveSectionKinds, type StaticSectionKind } from '#shared/site/sections.ts'
import { type InteractiveModule, interactiveModule } from './interactive-section.tsx'

const files = import.meta.glob<Record<string, unknown>>(['/client/*/sections/*.tsx', '!**/*.test.tsx'], {
  eager: true,
})
const modules = new Map(Object.entries(files).map(([file, module]) => [kindOf(file), module]))

/** The file of each section by its kind, relative to the project's root: a kind is named after its file. */
export const sectionSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(files).map((file) => [kindOf(file), file.slice(1)]),
)

/** The interactive sections as the server renders them; a browser loads each by its URL. */
export const interactiveSections = Object.fromEntries(
  interactiveSectionKinds.map((kind) => [kind, interactiveModule(modules.get(kind) ?? {}, componentName(kind))]),
) as Record<InteractiveSectionKind, InteractiveModule>

/** @throws Error when no file named after the kind exports a component of that name. */
export function staticSection(kind: StaticSectionKind): ComponentType<StaticSectionProps<StaticSectionKind>> {
  const name = componentName(kind)
  const component = modules.get(kind)?.[name] as ComponentType<StaticSectionProps<StaticSectionKind>> | undefined
  if (!component) throw new Error(`Expected client/*/sections/${kind}.tsx to export ${name}`)
  return component
}

function kindOf(file: string): string {
  return file.replace(/^.*\/|\.tsx$/g, '')
}
