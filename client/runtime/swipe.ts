import { isSwipe } from '#shared/site/gestures.ts'

interface SwipeOptions {
  onSwipe: () => void
  signal: AbortSignal
}

/** Movement in pixels that tells the direction; every browser must hear of it before it starts to scroll. */
const DIRECTION_PX = 3
/** Height of the grip at a sheet's upper edge, by which a mouse or a pen can pull it too. */
const GRIP_PX = 32

/**
 * Lets the reader drag an element away. Its style `--swipe` says where to: `down`, or `side` for left and right; without
 * it the element stays. What can still be scrolled that way scrolls instead.
 */
export function startSwipe(element: HTMLElement, { onSwipe, signal }: SwipeOptions): void {
  let start: { x: number; y: number; time: number; isDown: boolean } | null = null
  let distance = 0
  let isDragging = false

  const begin = (point: Touch | PointerEvent, time: number) => {
    const way = getComputedStyle(element).getPropertyValue('--swipe')
    start = way ? { x: point.clientX, y: point.clientY, time, isDown: way === 'down' } : null
    distance = 0
    isDragging = false
  }
  /** Whether the movement is ours. */
  const move = (point: Touch | PointerEvent, target: EventTarget | null): boolean => {
    if (!start) return false
    const x = point.clientX - start.x
    const y = point.clientY - start.y
    distance = start.isDown ? Math.max(0, y) : x
    if (!isDragging) {
      if (Math.hypot(x, y) < DIRECTION_PX) return false
      isDragging = start.isDown ? y > Math.abs(x) : Math.abs(x) > Math.abs(y)
      if (!isDragging || canScroll(target, element, start.isDown)) {
        start = null
        return false
      }
      element.style.transition = 'none'
    }
    element.style.translate = start.isDown ? `0 ${distance}px` : `${distance}px`
    return true
  }
  const end = (time: number, isKept = false) => {
    element.style.transition = element.style.translate = ''
    if (start && isDragging && !isKept) {
      const size = start.isDown ? element.offsetHeight : element.offsetWidth
      if (isSwipe({ distance: Math.abs(distance), size, duration: time - start.time })) onSwipe()
    }
    start = null
  }

  const options = { signal, passive: false }
  element.addEventListener(
    'touchstart',
    ({ touches, timeStamp }) => (touches.length === 1 && touches[0] ? begin(touches[0], timeStamp) : end(0, true)),
    { signal, passive: true },
  )
  element.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches[0] && move(event.touches[0], event.target) && event.cancelable) event.preventDefault()
    },
    options,
  )
  element.addEventListener('touchend', ({ timeStamp }) => end(timeStamp), options)
  element.addEventListener('touchcancel', () => end(0, true), options)

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0 || isControl(event.target)) return
      if (event.clientY - element.getBoundingClientRect().top > GRIP_PX) return
      element.setPointerCapture(event.pointerId)
      begin(event, event.timeStamp)
    },
    options,
  )
  const isOther = (event: PointerEvent) => event.pointerType === 'touch'
  element.addEventListener('pointermove', (event) => !isOther(event) && move(event, element), options)
  element.addEventListener('pointerup', (event) => !isOther(event) && end(event.timeStamp), options)
  element.addEventListener('pointercancel', (event) => !isOther(event) && end(0, true), options)
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, summary') !== null
}

/** Whether something between the finger and the element would scroll: upwards, or to a side. */
function canScroll(target: EventTarget | null, element: HTMLElement, isDown: boolean): boolean {
  let node = target instanceof Element ? target : null
  while (node && element.contains(node)) {
    if (isDown ? node.scrollTop > 0 : node.clientWidth > 0 && node.scrollWidth > node.clientWidth) return true
    node = node.parentElement
  }
  return false
}
