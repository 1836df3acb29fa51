import { loadPages, type Pages } from '#server/site/content/load-pages.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import type { SectionKind } from '#shared/site/sections.ts'

/** The server's entry, and the kit with it: production's bundles never see that file. */
export const ENTRY_WITH_KIT = '/client/kit/entry-kit.tsx'

/** The route table and `/_kit/`, where every component stands in every state. Only development has that row. */
export const tableWithKit: RouteTable = {
  ...routes,
  kit: {
    paths: { nl: '/_kit/', en: '/_kit/' },
    layout: 'default',
    theme: 'light',
    queries: [],
    cache: 'none',
    hydration: 'delayed',
  },
}

/** The pages of the content folder, and the kit's one section, whose kind no content file may name. */
export async function loadPagesWithKit(folder: string): Promise<Pages> {
  const pages = await loadPages(folder, routes)
  const kit = {
    title: 'Kit',
    description: 'Every component in every state',
    sections: [{ id: 'kit', kind: 'kit' as SectionKind, content: null }],
  }
  return {
    contentOf: (pageId, ...rest) => (pageId === 'kit' ? kit : pages.contentOf(pageId, ...rest)),
  }
}
