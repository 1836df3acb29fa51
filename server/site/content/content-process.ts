import { reasonOf } from '#server/in-words.ts'
import { type ContentOrder, type OpenedContent, openContent } from './open-content.ts'

export type ContentAnswer = { opened: OpenedContent } | { refusal: string; isPassing: boolean }

/** What says nothing of a content, but of the machine at that moment. */
const passingCodes = ['EAGAIN', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC']

// A process of its own (content-source.ts): it answers one order and ends, at the latest with the process that gave it.
process.once('disconnect', () => process.exit())
process.once('message', (order: ContentOrder) => {
  const answer = (found: ContentAnswer) => process.send?.(found, () => process.exit())
  openContent(order).then(
    (opened) => answer({ opened }),
    (error: NodeJS.ErrnoException) =>
      answer({ refusal: reasonOf(error), isPassing: passingCodes.includes(error.code ?? '') }),
  )
})
