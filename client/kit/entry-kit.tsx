import { renderToStaticMarkup } from 'react-dom/server'
import * as entry from '../entry-server.tsx'
import { createHrefTo } from '../page-environment.ts'
import { Kit } from './kit.tsx'

export * from '../entry-server.tsx'

/** As the server's entry does, and the one section that only development has. */
export function renderStillSection(...args: Parameters<typeof entry.renderStillSection>): string {
  const [kind, { context, paths }] = args
  if ((kind as string) !== 'kit') return entry.renderStillSection(...args)
  return renderToStaticMarkup(<Kit t={entry.translate[context.locale]} hrefTo={createHrefTo(paths, context.locale)} />)
}
