interface Connection {
  /** What the Network Information API calls it; absent where there is none. */
  effectiveType?: string
  saveData?: boolean
}

export function connectionOf(source: object): Connection {
  return (source as { connection?: Connection }).connection ?? {}
}
