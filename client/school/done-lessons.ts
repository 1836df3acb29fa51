import { useEffect, useState } from 'react'
import { writeCookie } from '#client/runtime/write-cookie.ts'
import { readLessons, writeLessons } from '#shared/school/lessons.ts'
import { LESSONS_COOKIE, LESSONS_COOKIE_SECONDS } from '#shared/site/lessons-cookie.ts'

interface DoneLessons {
  /** Their pages; none as long as the browser has not been asked. */
  done: readonly string[]
  keep: (done: readonly string[]) => void
}

/** The lessons that this browser's visitor has marked as done, and how to change them. */
export function useDoneLessons(): DoneLessons {
  const [done, setDone] = useState<readonly string[]>([])
  // The server's page is everybody's: what one visitor has done is known after it was taken over.
  useEffect(() => setDone(readLessons(document.cookie)), [])
  return {
    done,
    keep: (next) => {
      const maxAge = next.length > 0 ? LESSONS_COOKIE_SECONDS : 0
      writeCookie({ name: LESSONS_COOKIE, value: writeLessons(next), maxAge })
      setDone(next)
    },
  }
}
