import Type from 'typebox'
import { ContentLink } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { type Platform, platforms, type Release } from '#shared/site/navigation.ts'
import { darkPage } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text, Texts } from '#shared/site/schema.ts'
import { type AppTour, AppTourContent } from './app-tour.ts'
import { DownloadContent } from './download-content.ts'

export const downloads = {
  routes: {
    download: {
      ...darkPage,
      paths: { nl: '/download/', en: '/download/' },
      isDocument: true,
      shelf: 'play',
    },
    'app-tour': { ...darkPage, paths: { nl: '/app/', en: '/app/' }, shelf: 'play' },
  },
  sections: {
    download: DownloadContent,
    'app-tour': AppTourContent,
    'download-band': exactly({
      title: Text,
      lead: Text,
      link: ContentLink,
      platforms: atLeast(
        1,
        exactly({
          id: Type.Enum([...platforms]),
          /** The oldest system that runs the client, then the least hardware. */
          needs: Texts,
        }),
      ),
      code: Text,
    }),
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    /** For each platform the release of the file that most get, and then of those that some countries get in its place. */
    download: Readonly<Record<Platform, readonly Release[]>>
    'app-tour': AppTour
  }
}
