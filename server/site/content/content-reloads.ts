/** What became of the bundles that came while the process serves. */
export interface ContentReloads {
  swapped: number
  refused: number
  /** Whether the bundle that lies there now is refused, and an earlier one serves. */
  isRefused: boolean
}
