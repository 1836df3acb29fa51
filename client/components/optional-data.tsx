import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect } from 'react'
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
  children: (data: T, askAgain: () => void) => ReactNode
}

/** What is shown of data that may be missing: the data, or in its place why it is not there and a way to ask again. */
export function OptionalData<T>({
  query,
  unavailable,
  t,
  frame = (message) => message,
  children,
}: OptionalDataProps<T>) {
  const { data, refetch, fetchStatus } = useSuspenseQuery(query)
  const askAgain = useCallback(() => void refetch(), [refetch])
  const isMissing = data === null
  // What the server could not get in time may be there by now; after that only a reader asks.
  useEffect(() => {
    if (isMissing) askAgain()
  }, [isMissing, askAgain])
  if (data !== null) return children(data, askAgain)
  // Without a connection the question waits, and is asked as soon as there is one.
  const isOffline = fetchStatus === 'paused'
  return frame(
    isOffline ? (
      <StateMessage kind="offline" title={t('live.offline')} text={t('live.offline-text')} />
    ) : (
      <StateMessage kind="error" title={unavailable} text={t('live.unavailable-text')}>
        <Button look="line" isBusy={fetchStatus === 'fetching'} onClick={askAgain}>
          {t('live.retry')}
        </Button>
      </StateMessage>
    ),
  )
}
