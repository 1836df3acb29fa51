import { useState } from 'react'
import type { Begun } from '../contract.ts'
import { ask } from './api.ts'

interface NewVersionProps {
  policy: string
  begin: (begun: Begun, effective: string) => void
}

/** Begins a version of a policy, from the text of its latest one. */
export function NewVersion({ policy, begin }: NewVersionProps) {
  const [effective, setEffective] = useState('')
  const [refused, setRefused] = useState('')

  async function start() {
    try {
      begin(await ask<Begun>('new-version', { policy, effective }), effective)
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
      {refused && (
        <strong className="note" role="alert">
          {refused}
        </strong>
      )}
    </form>
  )
}
