import fc from 'fast-check'
import { arbitraryParts, type Parts, write } from './arbitrary-request.ts'

/** Requests that are sent at once on one connection. */
export interface Conversation {
  bytes: string
  requests: readonly Pick<Parts, 'method'>[]
  /** What the client does then: reads, never reads, reads after it has ended its own side, or leaves. */
  manner: 'reads' | 'silent' | 'half-closed' | 'leaves'
}

/** Several requests at once, the last of which ends the connection. */
export const arbitraryConversation: fc.Arbitrary<Conversation> = fc
  .record({
    requests: fc.array(arbitraryParts, { minLength: 2, maxLength: 12 }),
    manner: fc.constantFrom('reads', 'reads', 'reads', 'silent', 'half-closed', 'leaves'),
  })
  .map(({ requests, manner }) => {
    const bytes = requests
      .map((parts, at) => write(parts, at === requests.length - 1 ? 'close' : 'keep-alive'))
      .join('')
    return { bytes, requests, manner }
  })
