import type { SearchHit } from '#shared/search/search-document.ts'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { create } from './search-elements.ts'

interface RenderInput {
  list: HTMLElement
  input: HTMLInputElement
  hits: readonly SearchHit[]
  t: Translate<InteractiveMessages>
}

export function renderHits({ list, input, hits, t }: RenderInput): void {
  list.replaceChildren(
    ...hits.map(({ kind, title, path, place, excerpt }, at) => {
      const kindText = place ? `${t(`search.kind.${kind}`)} · ${place}` : t(`search.kind.${kind}`)
      const option = create(
        'a',
        {
          id: `search-hit-${at}`,
          className: 'search-hit',
          href: path,
          role: 'option',
          ariaSelected: 'false',
          tabIndex: -1,
        },
        create('span', { className: 'search-kind' }, kindText),
        create('b', {}, title),
        create('span', { className: 'search-excerpt' }, excerpt),
      )
      return option
    }),
  )
  input.ariaExpanded = String(hits.length > 0)
  input.removeAttribute('aria-activedescendant')
}
