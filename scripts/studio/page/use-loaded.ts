import { useEffect, useState } from 'react'

const known = new Map<string, unknown>()

/** What an address has, loaded once; null while it is loaded, or where there is none. */
export function useLoaded<Value>(key: string | null, load: () => Promise<Value>): Value | null {
  const [, setLoaded] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is loaded
  useEffect(() => {
    if (key === null || known.has(key)) return
    void load().then((value) => {
      known.set(key, value)
      setLoaded((count) => count + 1)
    })
  }, [key])
  return key === null ? null : ((known.get(key) as Value | undefined) ?? null)
}
