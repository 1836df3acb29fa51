import { LESSONS_COOKIE } from '#shared/site/lessons-cookie.ts'

/** The levels of the school, and how many lessons each has; the test of the school holds the hub's content to them. */
export const lessonLevels = ['beginner', 'further', 'tournaments'] as const
type LessonLevel = (typeof lessonLevels)[number]

interface Lesson {
  page: string
  level: LessonLevel
  /** What stands for it in the cookie; it stays the same wherever the lesson moves. */
  mark: string
}

/** The lessons in the order in which they build on each other. */
export const lessons = [
  { page: 'poker-rules', level: 'beginner', mark: 'r' },
  { page: 'hand-rankings', level: 'beginner', mark: 'h' },
  { page: 'poker-position', level: 'beginner', mark: 'p' },
  { page: 'poker-odds', level: 'beginner', mark: 'o' },
  { page: 'poker-strategy', level: 'beginner', mark: 's' },
  { page: 'implied-odds', level: 'further', mark: 'i' },
  { page: 'reading-boards', level: 'further', mark: 'b' },
  { page: 'bet-sizing', level: 'further', mark: 'z' },
  { page: 'reading-statistics', level: 'further', mark: 'n' },
  { page: 'tournament-phases', level: 'tournaments', mark: 't' },
  { page: 'bubble-and-icm', level: 'tournaments', mark: 'm' },
  { page: 'bankroll-and-tilt', level: 'tournaments', mark: 'k' },
] as const satisfies readonly Lesson[]

/** The pages of the lessons that are marked as done in a document's cookies, in the order in which they were marked. */
export function readLessons(cookies: string): string[] {
  const value = new RegExp(`(?:^|; )${LESSONS_COOKIE}=([a-z]*)`).exec(cookies)?.[1] ?? ''
  return [...new Set(value)].flatMap((letter) => lessons.find(({ mark }) => mark === letter)?.page ?? [])
}

/** The value of the cookie that marks these lessons as done. */
export function writeLessons(done: readonly string[]): string {
  return done.map((page) => lessons.find((lesson) => lesson.page === page)?.mark ?? '').join('')
}

/** The page of the lesson to go on with: the next after the last that was marked, else the first that is left; null: none is left. */
export function nextLesson(done: readonly string[]): string | null {
  const last = lessons.findIndex(({ page }) => page === done.at(-1))
  const left = lessons.filter(({ page }) => !done.includes(page))
  return (left.find((lesson) => lessons.indexOf(lesson) > last) ?? left[0])?.page ?? null
}
