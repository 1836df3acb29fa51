import { DESKTOP_WIDTH, TABLET_WIDTH, widthSteps } from './limits.ts'

export type WidthStep = keyof typeof widthSteps

export type ScreenType = 'mobile' | 'tablet' | 'desktop'

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
