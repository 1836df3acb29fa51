import type {
  ChangeCounts,
  ClausePlace,
  ComparedChapter,
  Comparison,
  ComparisonRow,
  PolicyChapter,
  PolicyVersion,
} from '#shared/policies/policies.ts'
import { compareTexts } from './compare-texts.ts'

type Chapters = Pick<PolicyVersion, 'chapters'>

interface Placed {
  id: string
  chapterId: string
  plain: string
  place: ClausePlace
}

/** What became of every chapter and clause between two versions, in the order of the new one. Clauses are known by their stable ids. */
export function compareVersions(from: Chapters, to: Chapters): Comparison {
  const before = placesOf(from)
  const after = placesOf(to)
  const moved = movedIds(from, to)
  const counts: ChangeCounts = { new: 0, reworded: 0, moved: 0, gone: 0, same: 0 }

  const rowOf = (id: string): ComparisonRow => {
    const [old, now] = [before.get(id), after.get(id)]
    if (!now) {
      if (!old) throw new Error(`No clause ${id} in either version`)
      counts.gone += 1
      return { type: 'gone', id, from: old.place, text: old.plain }
    }
    if (!old) {
      counts.new += 1
      return { type: 'new', id, to: now.place, text: now.plain }
    }
    const places = { id, from: old.place, to: now.place }
    if (moved.has(id)) {
      counts.moved += 1
      return { type: 'moved', ...places, segments: compareTexts(old.plain, now.plain) }
    }
    if (old.plain === now.plain) {
      counts.same += 1
      return { type: 'same', ...places, text: now.plain }
    }
    counts.reworded += 1
    return { type: 'reworded', ...places, segments: compareTexts(old.plain, now.plain) }
  }
  const stubOf = (id: string): ComparisonRow => {
    const [old, now] = [before.get(id), after.get(id)]
    return old && now && moved.has(id) ? { type: 'stub', id, from: old.place, to: now.place } : rowOf(id)
  }

  const chapterOf = (id: string): ComparedChapter => {
    const old = from.chapters.find((chapter) => chapter.id === id)
    const now = to.chapters.find((chapter) => chapter.id === id)
    const ids = (chapter?: PolicyChapter) => chapter?.clauses.map((clause) => clause.id) ?? []
    const stays = (clauseId: string) => ids(now).includes(clauseId) && !moved.has(clauseId)
    const rows = ids(now).map(rowOf)
    return {
      id,
      number: (now ?? old)?.number ?? '',
      title: compareTexts(old?.title ?? '', now?.title ?? ''),
      isGone: !now,
      rows: insertBehind({ into: rows, all: ids(old), stays, make: stubOf, idOf: (row) => row.id }),
    }
  }
  const staying = new Set(to.chapters.map(({ id }) => id))
  const chapters = insertBehind({
    into: to.chapters.map(({ id }) => chapterOf(id)),
    all: from.chapters.map(({ id }) => id),
    stays: (id) => staying.has(id),
    make: chapterOf,
    idOf: (chapter) => chapter.id,
  })
  return { chapters, counts }
}

interface InsertInput<T> {
  into: T[]
  /** Ids of the old order. */
  all: readonly string[]
  stays: (id: string) => boolean
  make: (id: string) => T
  idOf: (item: T) => string
}

function insertBehind<T>({ into, all, stays, make, idOf }: InsertInput<T>): T[] {
  const items = [...into]
  let at = 0
  for (const id of all) {
    if (stays(id)) at = items.findIndex((item) => idOf(item) === id) + 1
    else items.splice(at++, 0, make(id))
  }
  return items
}

function placesOf({ chapters }: Chapters): Map<string, Placed> {
  return new Map(
    chapters.flatMap(({ id: chapterId, number: chapterNumber, title: chapterTitle, clauses }) =>
      clauses.map(({ id, number, plain }) => [
        id,
        { id, chapterId, plain, place: { number, chapterNumber, chapterTitle } },
      ]),
    ),
  )
}

/** Clauses in another chapter, and those that others of their chapter have passed: as few of them as explain the new order. */
function movedIds(from: Chapters, to: Chapters): Set<string> {
  const before = placesOf(from)
  const after = placesOf(to)
  const moved = new Set<string>()
  for (const [id, old] of before) {
    const now = after.get(id)
    if (now && now.chapterId !== old.chapterId) moved.add(id)
  }
  const order = [...before.keys()]
  for (const { clauses } of to.chapters) {
    const kept = clauses.filter(({ id }) => before.has(id) && !moved.has(id))
    const inOrder = longestRise(kept.map(({ id }) => order.indexOf(id)))
    for (const [at, { id }] of kept.entries()) if (!inOrder.has(at)) moved.add(id)
  }
  return moved
}

/** Positions of a longest rising subsequence. */
function longestRise(values: readonly number[]): Set<number> {
  const lengths = values.map(() => 1)
  const previous = values.map(() => -1)
  for (const [at, value] of values.entries()) {
    for (let before = 0; before < at; before += 1) {
      if ((values[before] ?? 0) < value && (lengths[before] ?? 0) + 1 > (lengths[at] ?? 0)) {
        lengths[at] = (lengths[before] ?? 0) + 1
        previous[at] = before
      }
    }
  }
  const chosen = new Set<number>()
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at] ?? -1) chosen.add(at)
  return chosen
}
