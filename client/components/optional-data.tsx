import { useSuspenseQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { OptionalQuery } from '#client/site/queries.ts'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import { Button } from './button.tsx'
import { StateMessage } from './state-message.tsx'

interface OptionalDataProps<T> {
  query: OptionalQuery<T>
  unavailable: string
  t: Translate<InteractiveMessages>
  frame?: (message: ReactNode) => ReactNode
  /** `askAgain` stays the same function. */
  children: (data: T, askAgain: () => unknown) => ReactNode
}

/** What is shown of data that may be missing: the data, or in its place why it is not there and a way to ask again. */
export function OptionalData<T>({
  query,
  unavailable,
  t,
  frame = (message) => message,
  children,
}: OptionalDataProps<T>) {
  const { data, dataUpdatedAt, refetch, isFetching, isPaused } = useSuspenseQuery(query)
  const isMissing = data === null
  // What the server could not get in time may be there by now; after that only a reader asks.
  useEffect(() => {
    if (isMissing) void refetch()
  }, [isMissing, refetch])
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    void refetch().then(({ data: answer }) => {
      const place = currentTarget.closest<HTMLElement>('[id]')
      if (!answer || !place || !currentTarget.matches(':focus')) return
      // The button is about to go, and leaves the focus to what it stands in.
      place.tabIndex = -1
      place.focus()
    })
  }
  if (data !== null) return children(data, refetch)
  return frame(
    // Without a connection the question waits, and is asked as soon as there is one.
    isPaused ? (
      <StateMessage kind="offline" title={t('live.offline')} text={t('live.offline-text')} />
    ) : (
      <StateMessage
        kind="error"
        // Another element after each failure: the same words are read out again.
        title={<span key={dataUpdatedAt}>{unavailable}</span>}
        text={t('live.unavailable-text')}
      >
        <Button look="line" isBusy={isFetching} aria-description={unavailable} onClick={press}>
          {t('live.retry')}
        </Button>
      </StateMessage>
    ),
  )
}
