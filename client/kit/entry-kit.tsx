import { renderToStaticMarkup } from 'react-dom/server'
import * as entry from '#client/site/entry-server.tsx'
import { createHrefTo } from '#client/site/page-environment.ts'
import { Kit } from './kit.tsx'

export * from '#client/site/entry-server.tsx'

export const sectionSources = { ...entry.sectionSources, kit: 'client/kit/kit.tsx' }

/** As the server's entry does, and the one section that only development has. */
export function renderStillSection(...args: Parameters<typeof entry.renderStillSection>): string {
  const [kind, { context, paths }] = args
  if ((kind as string) !== 'kit') return entry.renderStillSection(...args)
  return renderToStaticMarkup(<Kit t={entry.translate[context.locale]} hrefTo={createHrefTo(paths, context.locale)} />)
}
