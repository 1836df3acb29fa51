import type { TrackedEvent } from '#shared/visitor/tracked-events.ts'

export type AnalyticsAdapter = (event: TrackedEvent) => void

let adapters: AnalyticsAdapter[] | null = null
const queue: TrackedEvent[] = []

export function track(event: TrackedEvent): void {
  if (isResponsibleGamingPage()) return
  if (!adapters) queue.push(event)
  else for (const send of adapters) send(event)
}

/** Says where events go from now on, those that waited first; an empty list, the adapter `none`, forgets them. */
export function setAdapters(list: AnalyticsAdapter[]): void {
  adapters = list
  for (const event of queue.splice(0)) for (const send of list) send(event)
}

/** Whether the page that stands in the document is one about responsible gaming. */
export function isResponsibleGamingPage(): boolean {
  return document.getElementById('main')?.dataset.topic === 'responsible-gaming'
}
