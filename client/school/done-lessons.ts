import { useEffect, useState } from 'react'
import { writeCookie } from '#client/runtime/write-cookie.ts'
import { readLessons, writeLessons } from '#shared/school/lessons.ts'
import { LESSONS_COOKIE, LESSONS_COOKIE_SECONDS } from '#shared/site/lessons-cookie.ts'

interface DoneLessons {
  /** Their pages; none as long as the browser has not been asked. */
  done: readonly string[]
  /** The browser did not keep what was changed. */
  isUnkept: boolean
  /** Makes others of those that are kept by now: another tab may have marked one since. */
  change: (next: (done: readonly string[]) => readonly string[]) => void
}

/** The lessons that this browser's visitor has marked as done, and how to change them. */
export function useDoneLessons(): DoneLessons {
  const [done, setDone] = useState<readonly string[]>([])
  const [isUnkept, setUnkept] = useState(false)
  // The server's page is everybody's: what one visitor has done is known after it was taken over.
  useEffect(() => setDone(readLessons(document.cookie)), [])
  return {
    done,
    isUnkept,
    change: (next) => {
      const changed = next(isUnkept ? done : readLessons(document.cookie))
      const maxAge = changed.length > 0 ? LESSONS_COOKIE_SECONDS : 0
      writeCookie({ name: LESSONS_COOKIE, value: writeLessons(changed), maxAge })
      setDone(changed)
      setUnkept(readLessons(document.cookie).length !== changed.length)
    },
  }
}
