import type { World } from '#shared/site/route-row.ts'

/** The ground of each world (`client/styles/tokens.css`), for what cannot read a stylesheet. */
export const worldColors: Record<World, string> = { stage: '#08090c', paper: '#fbfaf7' }
