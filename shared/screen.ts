/** Least widths in CSS pixels at which a screen is a tablet and a desktop (specification, section 9). */
const TABLET_WIDTH = 768
const DESKTOP_WIDTH = 1244

/** The width steps of the layout by name, in CSS pixels (specification, section 9). */
export const widthSteps = { xs: 320, sm: 640, md: TABLET_WIDTH, lg: 1024, xl: 1280, '2xl': 1536 } as const
export type WidthStep = keyof typeof widthSteps

/** Every width at which the layout may change, in CSS pixels: the steps, and where a desktop begins. */
export const breakpoints: readonly number[] = [...Object.values(widthSteps), DESKTOP_WIDTH]

/** At most one look at the width in this time while a window is resized, in ms (specification, section 9). */
export const RESIZE_THROTTLE_MS = 100
/** How long after a resize the device is read anew, in ms (specification, section 4). */
export const DEVICE_REFRESH_MS = 50

export type ScreenType = 'mobile' | 'tablet' | 'desktop'

/** What a window's width in CSS pixels means; `step` is null below the smallest. */
export interface Screen {
  width: number
  type: ScreenType
  step: WidthStep | null
}

/** Desktop from 1244, mobile below 768, otherwise tablet; and the widest step that fits. */
export function readScreen(width: number): Screen {
  const type = width >= DESKTOP_WIDTH ? 'desktop' : width < TABLET_WIDTH ? 'mobile' : 'tablet'
  const steps = Object.keys(widthSteps) as WidthStep[]
  return { width, type, step: steps.findLast((step) => width >= widthSteps[step]) ?? null }
}
