import { type LiveModule, liveModule } from '#client/site/live-section.tsx'
import { componentName } from '#shared/site/section-names.ts'
import type { LiveSectionKind } from '#shared/site/sections.ts'

const loaded = new Map<LiveSectionKind, LiveModule>()

/** Loads the modules of live sections by the URLs that the page names; each once. */
export async function loadLiveModules(urls: Partial<Record<LiveSectionKind, string>>): Promise<void> {
  await Promise.all(
    Object.entries(urls).map(async ([kind, url]) => {
      const key = kind as LiveSectionKind
      if (loaded.has(key)) return
      loaded.set(key, liveModule(await import(/* @vite-ignore */ url), componentName(kind)))
    }),
  )
}

/** @throws Error when the module was not loaded before the page was rendered. */
export function liveModuleOf(kind: LiveSectionKind): LiveModule {
  const module = loaded.get(kind)
  if (!module) throw new Error(`The live section ${kind} was rendered before it was loaded`)
  return module
}
