import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** How often the load is read, in ms; an average since the start would notice an overload when it is over. */
const SAMPLE_MS = 100
const RESOLUTION_MS = 10
/** Mean lateness of the event loop, in ms, at which nothing is rendered any more. */
const BUSY_DELAY_MS = 200
/** The same at which not even stored pages are answered: whoever waits that long has gone elsewhere. */
const SATURATED_DELAY_MS = 1_000
const BUSY_UTILISATION = 0.98
/** A late loop is no overload while hardly anybody waits for it: a start or a neighbour on the machine makes it late, too. */
const MIN_WAITING = 4
/**
 * What the newest number of those who wait counts against those before, which makes an average over some hundred requests: a
 * few come at the same moment by chance. Averages over ten were tried and turned away too many or too few
 * (docs/operations.md).
 */
const NEWEST_WAITING_SHARE = 0.01
/** The latest that one sample may be, in ms: a process that was stopped for a while, or its machine, has no overload. */
const MAX_SAMPLE_MS = 2_000
/** What the newest sample counts against those before: one long task is no overload either. */
const NEWEST_SHARE = 0.3

export interface LoadSensor {
  /** Whether one who asks for work that takes long should be refused; `waiting` is how many wait for such work already. */
  isBusy(waiting: number): boolean
  /** Whether the process was at work all the time lately: what comes now has to wait. */
  isFullyBusy(): boolean
  /** Whether everything but the probes should be refused. */
  isSaturated(): boolean
}

/** Never refuses: for a process in which one caller asks for everything, such as a test or a check. */
export const calmSensor: LoadSensor = { isBusy: () => false, isFullyBusy: () => false, isSaturated: () => false }

/** What is read of an event loop; each reading is of the time since the one before. */
interface LoopReadings {
  /** Mean lateness, in ms. */
  takeDelayMs(): number
  /** Share of the time at work, from 0 to 1. */
  takeUtilisation(): number
}

/** Returns the sensor of an event loop, by default this process's; it holds no process open. */
export function createLoadSensor(loop: LoopReadings = watchLoop()): LoadSensor {
  let delayMs = 0
  let utilisation = 0
  let usuallyWaiting = 0
  setInterval(() => {
    delayMs += (Math.min(MAX_SAMPLE_MS, loop.takeDelayMs()) - delayMs) * NEWEST_SHARE
    utilisation = loop.takeUtilisation()
  }, SAMPLE_MS).unref()
  const isFullyBusy = () => utilisation > BUSY_UTILISATION
  return {
    isFullyBusy,
    isBusy(waiting) {
      usuallyWaiting += (waiting - usuallyWaiting) * NEWEST_WAITING_SHARE
      // What was usual is not so for ever: after a flood, nobody has asked since.
      if (waiting === 0 || usuallyWaiting < MIN_WAITING) return false
      return delayMs > BUSY_DELAY_MS || isFullyBusy()
    },
    isSaturated: () => delayMs > SATURATED_DELAY_MS,
  }
}

function watchLoop(): LoopReadings {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  return {
    takeDelayMs() {
      const { mean } = delays
      delays.reset()
      // Without a single reading, there is no mean.
      return Number.isNaN(mean) ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS)
    },
    takeUtilisation() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
  }
}
