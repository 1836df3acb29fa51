/**
 * Waits for all, as `Promise.all` does, and does not stop at the first that fails.
 * @throws Error whose message names everything that is wrong, a line each; a single failure is thrown as it is.
 */
export async function loadAll<const Loads extends readonly unknown[]>(
  loads: Loads,
): Promise<{ -readonly [Key in keyof Loads]: Awaited<Loads[Key]> }> {
  const settled = await Promise.allSettled(loads)
  // What several wait for fails once.
  const failures = new Set(settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : [])))
  const [first] = failures
  if (first) {
    if (failures.size === 1) throw first
    throw new Error([...new Set([...failures].map(({ message }) => message))].join('\n'), { cause: first })
  }
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as {
    -readonly [Key in keyof Loads]: Awaited<Loads[Key]>
  }
}
