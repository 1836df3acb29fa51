import type { ReactNode } from 'react'
import type { StillSectionKind } from '#shared/sections.ts'
import { Banner } from './sections/banner.tsx'
import { ContactRoutes } from './sections/contact-routes.tsx'
import { Facts } from './sections/facts.tsx'
import { Hero } from './sections/hero.tsx'
import { Prose } from './sections/prose.tsx'
import type { SectionProps } from './sections/section-props.ts'

/** The sections that exist on the server only. */
export const stillSections: { [K in StillSectionKind]: (props: SectionProps<K>) => ReactNode } = {
  hero: Hero,
  banner: Banner,
  prose: Prose,
  facts: Facts,
  'contact-routes': ContactRoutes,
}
