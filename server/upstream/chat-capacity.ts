import type { FastifyBaseLogger } from 'fastify'
import type { Edition } from '#shared/site/editions.ts'
import { openableChat } from '#shared/visitor/third-parties.ts'
import { createUpstreamClient } from './client.ts'

/** The whole call, body included, in ms. */
const TIMEOUT_MS = 3000
/** How long an answer is good, a failure's no as well, in ms: the vendor is not asked more often, however many visitors there are. */
const TTL_MS = 15_000
/** More or less, so that instances which started together drift apart. */
const JITTER = 0.2

interface ChatCapacityOptions {
  /** Monotonic, in ms. */
  clock: { now(): number }
  random: () => number
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface Answer {
  hasCapacity: Promise<boolean>
  freshUntil: number
}

export type ChatCapacity = ReturnType<typeof createChatCapacity>

/** Returns the question whether somebody is free to chat on an edition. Anything but a clear yes is no; it never rejects. */
export function createChatCapacity({ clock, random, log }: ChatCapacityOptions) {
  const answers = new Map<string, Answer>()

  return async (edition: Edition): Promise<boolean> => {
    const url = openableChat(edition) && edition.chatCapacityUrl
    if (!url) return false
    const known = answers.get(url)
    if (known && clock.now() < known.freshUntil) return known.hasCapacity
    const answer: Answer = {
      hasCapacity: loadCapacity(url, log),
      // Until it is there, everybody waits for the same call.
      freshUntil: Number.POSITIVE_INFINITY,
    }
    answers.set(url, answer)
    void answer.hasCapacity.then(() => {
      answer.freshUntil = clock.now() + TTL_MS * (1 + JITTER * (2 * random() - 1))
    })
    return answer.hasCapacity
  }
}

async function loadCapacity(address: string, log: ChatCapacityOptions['log']): Promise<boolean> {
  const { origin, pathname, searchParams } = new URL(address)
  try {
    const client = createUpstreamClient({ baseUrl: origin, timeoutMs: TIMEOUT_MS })
    const answer = await client.loadJson(pathname.slice(1), searchParams)
    return answer.status === 200 && (answer.json as { hasCapacity?: unknown } | null)?.hasCapacity === true
  } catch (err) {
    log.warn({ err }, 'Whether anybody is free to chat is unknown')
    return false
  }
}
