import { type InteractiveModule, interactiveModule } from '#client/site/interactive-section.tsx'
import { componentName } from '#shared/site/section-names.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'

const loaded = new Map<InteractiveSectionKind, InteractiveModule>()

export async function loadInteractiveModules(urls: Partial<Record<InteractiveSectionKind, string>>): Promise<void> {
  await Promise.all(
    Object.entries(urls).map(async ([kind, url]) => {
      const key = kind as InteractiveSectionKind
      if (loaded.has(key)) return
      loaded.set(key, interactiveModule(await import(/* @vite-ignore */ url), componentName(kind)))
    }),
  )
}

/** @throws Error when the module was not loaded before the page was rendered. */
export function interactiveModuleOf(kind: InteractiveSectionKind): InteractiveModule {
  const module = loaded.get(kind)
  if (!module) throw new Error(`The interactive section ${kind} was not loaded`)
  return module
}
