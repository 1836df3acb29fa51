import { useState } from 'react'
import type { Begun, Changes } from '../contract.ts'
import { ask } from './api.ts'

interface NewVersionProps {
  policy: string
  /** That is open and that nobody was shown yet: its day may still be another. */
  unpublished: string | null
  changes: Changes
  begin: (begun: Begun, effective: string) => void
}

/** Begins a version of a policy, from the text of its latest one, or gives one that is not published another day. */
export function NewVersion({ policy, unpublished, changes, begin }: NewVersionProps) {
  const [effective, setEffective] = useState('')
  const [refused, setRefused] = useState('')

  async function start(instead?: string) {
    try {
      begin(await ask<Begun>('new-version', { policy, effective, instead, changes }), effective)
      setRefused('')
    } catch (error) {
      setRefused((error as Error).message)
    }
  }

  return (
    <form
      className="tools"
      aria-label="A new version"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <label>
        In force from{' '}
        <input type="date" required value={effective} onChange={(event) => setEffective(event.target.value)} />
      </label>
      <button type="submit">New version</button>
      {unpublished && (
        <button type="button" onClick={() => void start(unpublished)}>
          Move version {unpublished} to this day
        </button>
      )}
      {refused && (
        <strong className="note" role="alert">
          {refused}
        </strong>
      )}
    </form>
  )
}
