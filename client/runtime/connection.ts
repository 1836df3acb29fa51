interface Connection {
  /** What the Network Information API calls it; absent where there is none. */
  effectiveType?: string
  saveData?: boolean
}

/** What the browser tells about its connection; nothing in browsers that tell nothing. */
export function connectionOf(source: object): Connection {
  return (source as { connection?: Connection }).connection ?? {}
}
