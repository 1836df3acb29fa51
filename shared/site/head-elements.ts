import type { Head } from './page-model.ts'

export interface HeadElement {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

/** The elements of a head besides its title, in document order: the one list that server and browser write from. */
export function headElements(head: Head): HeadElement[] {
  const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes })
  const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes })
  return [
    meta({ name: 'description', content: head.description }),
    ...(head.robots ? [meta({ name: 'robots', content: head.robots })] : []),
    ...(head.canonical ? [link({ rel: 'canonical', href: head.canonical })] : []),
    ...head.alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    ...(head.feeds ?? []).map((feed) => link({ rel: 'alternate', ...feed })),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:site_name', content: head.siteName }),
    meta({ property: 'og:type', content: head.publishedOn ? 'article' : 'website' }),
    ...(head.publishedOn ? [meta({ property: 'article:published_time', content: head.publishedOn })] : []),
    ...(head.canonical ? [meta({ property: 'og:url', content: head.canonical })] : []),
    meta({ property: 'og:locale', content: head.ogLocale }),
    ...head.ogLocaleAlternates.map((content) => meta({ property: 'og:locale:alternate', content })),
    ...(head.image
      ? [
          meta({ property: 'og:image', content: head.image }),
          meta({ property: 'og:image:width', content: '1200' }),
          meta({ property: 'og:image:height', content: '630' }),
          meta({ property: 'og:image:alt', content: head.title }),
        ]
      : []),
    // The rest of a card is read from the properties above.
    meta({ name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' }),
    ...(head.image ? [meta({ name: 'twitter:image:alt', content: head.title })] : []),
    meta({ name: 'theme-color', content: head.themeColor }),
  ]
}
