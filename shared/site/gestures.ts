/** Share of its own size that something must be dragged to be swiped away (specification, section 4). */
const SWIPE_SHARE = 0.1
/** A drag that ends within this time is a swipe, however short (specification, section 4). */
const SWIPE_MS = 300
/** Pixels below which a quick movement is a tap of an unsteady finger; the specification names none. */
const SWIPE_MIN_PX = 10

/** Whether a drag of `distance` pixels in `duration` milliseconds takes away what is `size` pixels long. */
export function isSwipe({ distance, size, duration }: { distance: number; size: number; duration: number }): boolean {
  return distance > size * SWIPE_SHARE || (duration <= SWIPE_MS && distance >= SWIPE_MIN_PX)
}
