/** The value of one metric of a process, by the name of its series; NaN where it has none. */
export async function readMetric(opsPort: number, name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}

/** Resident memory of a process, in MB. */
export async function readResident(opsPort: number): Promise<number> {
  return (await readMetric(opsPort, 'process_resident_memory_bytes')) / 1024 / 1024
}
