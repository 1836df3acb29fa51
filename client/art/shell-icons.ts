import type { IconName } from './icons.gen.ts'

/** Icons of header, menus and quick actions: they stand in the document, so that no request keeps a control blank. */
export const shellIcons: readonly IconName[] = [
  'arrow',
  'arrow-up',
  'chat',
  'chevron',
  'clock',
  'close',
  'download',
  'external',
  'globe',
  'menu',
  'search',
]
