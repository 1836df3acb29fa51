import fc from 'fast-check'
import { arbitraryParts, type Parts, write } from './arbitrary-request.ts'

export interface Conversation {
  bytes: string
  requests: readonly Pick<Parts, 'method'>[]
  manner: 'reads' | 'silent' | 'half-closed' | 'leaves'
}

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
