import type { LoadSensor } from '#server/http/load-sensor.ts'
import { ProblemError } from '#server/http/problems.ts'

/** Renders at a time in one process: more would only make all of them late. */
const MAX_RENDERS = 32
/** Told to somebody who was turned away: in a moment there may be time. */
const busy = { status: 503, detail: 'The site is busy.', retryAfterSeconds: 2 }

/** Thrown instead of working: the process has as much to do as it can do in time, or this visitor has had their share. */
export class BusyError extends ProblemError {
  constructor(input: ConstructorParameters<typeof ProblemError>[0] = busy) {
    super(input)
  }
}

interface RenderSlotsOptions {
  load: LoadSensor
  /** Told of everyone who finds no place. */
  onRefused: (type: 'busy' | 'renders') => void
}

export type RenderSlots = ReturnType<typeof createRenderSlots>

/** Returns the places for renders. */
export function createRenderSlots({ load, onRefused }: RenderSlotsOptions) {
  let taken = 0
  return {
    /** Takes a place and returns what gives it back, once. @throws BusyError when there is none. */
    take(): () => void {
      const isFull = taken >= MAX_RENDERS
      if (isFull || load.isBusy(taken)) {
        onRefused(isFull ? 'renders' : 'busy')
        throw new BusyError()
      }
      taken += 1
      let isGivenBack = false
      return () => {
        if (!isGivenBack) taken -= 1
        isGivenBack = true
      }
    },
    get inFlight() {
      return taken
    },
  }
}
