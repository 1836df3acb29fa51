/** The first days of the last `count` months on the visitor's calendar, this one last, each as midnight UTC. */
export function lastMonths(count: number): Date[] {
  const today = new Date()
  return Array.from(
    { length: count },
    (_, index) => new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1 - count + index, 1)),
  )
}
