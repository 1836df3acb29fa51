import type { startFaultProxy } from './fault-proxy.ts'
import type { Fleet } from './fleet.ts'

export interface FaultContext {
  fleet: Fleet
  proxy: Awaited<ReturnType<typeof startFaultProxy>>
  olderRoot: string
  builds: string
  geoipPath: string
  seconds: number
}

export interface Fault {
  name: string
  inflict: (context: FaultContext) => Promise<unknown>
  isExpected?: (status: number, path: string) => boolean
  notApplicable?: string
}
