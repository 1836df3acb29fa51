const loads = new Map<string, Promise<void>>()

/** Loads a script once, however many ask. @throws when it does not come within `timeout` ms; the next call tries again. */
export function loadScript(url: string, timeout: number): Promise<void> {
  const known = loads.get(url)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      loads.delete(url)
      script.remove()
      reject(new Error(`The script ${url} did not come`))
    }
    const timer = setTimeout(fail, timeout)
    script.src = url
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    document.head.append(script)
  })
  loads.set(url, load)
  return load
}
