import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let spy: MockInstance<typeof console.error>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

// A test that expects an error replaces the spy's list by `vi.mocked(console.error).mockClear()` after looking at it.
afterEach(() => {
  const messages = spy.mock.calls.map((call) => call.map(String).join(' '))
  spy.mockRestore()
  expect(messages, 'unexpected console.error').toEqual([])
})
