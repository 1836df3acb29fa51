import type { Theme } from '#shared/site/route-row.ts'

/** The ground of each theme (`client/styles/tokens.css`), for what cannot read a stylesheet. */
export const themeColors: Record<Theme, string> = { dark: '#08090c', light: '#fbfaf7' }
