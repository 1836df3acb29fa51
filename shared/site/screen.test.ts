import { describe, expect, it } from 'vitest'
import { readScreen } from './screen.ts'

describe('readScreen', () => {
  it.each([
    { width: 319, type: 'mobile', step: null },
    { width: 320, type: 'mobile', step: 'xs' },
    { width: 639, type: 'mobile', step: 'xs' },
    { width: 640, type: 'mobile', step: 'sm' },
    { width: 767, type: 'mobile', step: 'sm' },
    { width: 768, type: 'tablet', step: 'md' },
    { width: 1023, type: 'tablet', step: 'md' },
    { width: 1024, type: 'tablet', step: 'lg' },
    { width: 1243, type: 'tablet', step: 'lg' },
    { width: 1244, type: 'desktop', step: 'lg' },
    { width: 1279, type: 'desktop', step: 'lg' },
    { width: 1280, type: 'desktop', step: 'xl' },
    { width: 1535, type: 'desktop', step: 'xl' },
    { width: 1536, type: 'desktop', step: '2xl' },
  ])('calls $width px a $type of step $step', (screen) => {
    expect(readScreen(screen.width)).toEqual(screen)
  })
})
