import type { ComponentType } from 'react'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { componentName, filesByKind } from '#shared/site/section-names.ts'
import { type InteractiveSectionKind, interactiveSectionKinds, type StaticSectionKind } from '#shared/site/sections.ts'
import { type InteractiveModule, interactiveModule } from './interactive-section.tsx'

const files = import.meta.glob<Record<string, unknown>>(['/client/*/sections/*.tsx', '!**/*.test.tsx'], {
  eager: true,
})
const byKind = filesByKind(Object.keys(files))

export const sectionSources: Readonly<Record<string, string>> = Object.fromEntries(
  [...byKind].map(([kind, file]) => [kind, file.slice(1)]),
)

export const interactiveSections = Object.fromEntries(
  interactiveSectionKinds.map((kind) => [kind, interactiveModule(moduleOf(kind), componentName(kind))]),
) as Record<InteractiveSectionKind, InteractiveModule>

/** @throws Error when no file named after the kind exports a component of that name. */
export function staticSection(kind: StaticSectionKind): ComponentType<StaticSectionProps<StaticSectionKind>> {
  const name = componentName(kind)
  const component = moduleOf(kind)[name] as ComponentType<StaticSectionProps<StaticSectionKind>> | undefined
  if (!component) throw new Error(`Expected client/*/sections/${kind}.tsx to export ${name}`)
  return component
}

function moduleOf(kind: string): Record<string, unknown> {
  return files[byKind.get(kind) ?? ''] ?? {}
}
