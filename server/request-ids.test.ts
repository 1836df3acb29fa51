import { expect, it } from 'vitest'
import { createRequestIds } from './request-ids.ts'

it('names every request of every process differently, in the form of a UUID', () => {
  const processes = Array.from({ length: 3 }, createRequestIds)
  const ids = processes.flatMap((nextId) => Array.from({ length: 300 }, nextId))
  expect(new Set(ids).size).toBe(900)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})
