import type { startFaultProxy } from './fault-proxy.ts'
import type { Fleet } from './fleet.ts'

export interface FaultContext {
  fleet: Fleet
  proxy: Awaited<ReturnType<typeof startFaultProxy>>
  /** Where the release before stands. */
  olderRoot: string
  /** Folder in which releases publish their assets. */
  builds: string
  /** The copy of the GeoIP database that the instances watch. */
  geoipPath: string
  seconds: number
}

export interface Fault {
  name: string
  /** Does the harm, undoes it, and returns when it is undone, with what there is to say; steady traffic goes on meanwhile. */
  inflict: (context: FaultContext) => Promise<unknown>
  /** Whether an answer to the steady traffic is what this fault should lead to, although it is 500 or above. */
  isExpected?: (status: number, path: string) => boolean
  /** Why there is nothing to inflict here. */
  notApplicable?: string
}
