import { useEffect, useState } from 'react'
import { writeCookie } from '#client/runtime/write-cookie.ts'
import { readLessons, writeLessons } from '#shared/school/lessons.ts'
import { LESSONS_COOKIE, LESSONS_COOKIE_SECONDS } from '#shared/site/lessons-cookie.ts'

interface DoneLessons {
  /** Their pages; none as long as the browser has not been asked. */
  done: readonly string[]
  /** Makes others of those that are kept by now: another tab may have marked one since. */
  change: (next: (done: readonly string[]) => readonly string[]) => void
}

/** The lessons that this browser's visitor has marked as done, and how to change them. */
export function useDoneLessons(): DoneLessons {
  const [done, setDone] = useState<readonly string[]>([])
  // The server's page is everybody's: what one visitor has done is known after it was taken over.
  useEffect(() => setDone(readLessons(document.cookie)), [])
  return {
    done,
    change: (next) => {
      const changed = next(readLessons(document.cookie))
      const maxAge = changed.length > 0 ? LESSONS_COOKIE_SECONDS : 0
      writeCookie({ name: LESSONS_COOKIE, value: writeLessons(changed), maxAge })
      setDone(changed)
    },
  }
}
