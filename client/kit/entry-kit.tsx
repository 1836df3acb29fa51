import { renderToStaticMarkup } from 'react-dom/server'
import * as entry from '#client/site/entry-server.tsx'
import { createHrefTo } from '#client/site/page-environment.ts'
import { Kit } from './kit.tsx'

export * from '#client/site/entry-server.tsx'

export const sectionSources = { ...entry.sectionSources, kit: 'client/kit/kit.tsx' }

export function renderStaticSection(...args: Parameters<typeof entry.renderStaticSection>): string {
  const [kind, { context, paths }] = args
  if ((kind as string) !== 'kit') return entry.renderStaticSection(...args)
  return renderToStaticMarkup(<Kit t={entry.translate[context.locale]} hrefTo={createHrefTo(paths, context.locale)} />)
}
