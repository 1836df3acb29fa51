import { useCallback, useEffect, useState } from 'react'
import type { Publication } from '../contract.ts'
import { ask } from './api.ts'

/** Between two looks at how it goes, in ms. */
const LOOK_MS = 500

interface PublishPanelProps {
  isSaved: boolean
  /** Files may have been written since: a publication dates what it publishes. */
  onRun: () => void
}

/** Packs what is saved, with the whole check, and places it; or an older one. */
export function PublishPanel({ isSaved, onRun }: PublishPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [author, setAuthor] = useState(localStorage.getItem('author') ?? '')
  const [publication, setPublication] = useState<Publication | null>(null)
  const [refusal, setRefusal] = useState('')
  const look = useCallback(async (path = 'publication', body?: object) => {
    try {
      setPublication(await ask<Publication>(path, body))
      // A look meanwhile is no answer to what was refused.
      if (body) setRefusal('')
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }, [])
  useEffect(() => {
    if (!isOpen) return
    void look()
    const looking = setInterval(() => void look(), LOOK_MS)
    return () => clearInterval(looking)
  }, [isOpen, look])
  const run = publication?.run
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it begins and ends
  useEffect(() => onRun(), [run?.state])
  return (
    <details className="publish" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Publish</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          localStorage.setItem('author', author)
          void look('publication', { author })
        }}
      >
        <p className="field">
          <label htmlFor="author">Who answers for it</label>
          <input id="author" required minLength={3} value={author} onChange={({ target }) => setAuthor(target.value)} />
        </p>
        {!isSaved && <p>Save first: what is saved is published.</p>}
        <button type="submit" className="main" disabled={!isSaved || run?.state === 'checking'}>
          Check everything and publish
        </button>
      </form>
      {run && <Run run={run} hasPlace={publication.bundle !== null} />}
      {refusal && <p className="wrong">{refusal}</p>}
      {publication && publication.instances.length > 0 && (
        <>
          <h2>Instances</h2>
          <ul>
            {publication.instances.map(({ url, content }) => (
              <li key={url}>
                {url}: {content ?? 'does not say'}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Contents</h2>
      <ul>
        {publication?.history.map(({ id, author: by, checkedOn, isPlaced }) => (
          <li key={id}>
            <code>{id}</code> {by}, checked on {checkedOn}{' '}
            {isPlaced ? (
              <strong>in place</strong>
            ) : (
              publication.bundle && (
                <button type="button" onClick={() => void look('publication/older', { id })}>
                  Put back<span className="unseen"> {id}</span>
                </button>
              )
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Run({ run, hasPlace }: { run: NonNullable<Publication['run']>; hasPlace: boolean }) {
  if (run.state === 'checking')
    return (
      <p role="status">
        Holding every page to every rule: {run.done}
        {run.of && ` of ${run.of}`} <progress {...(run.of && { max: run.of, value: Math.min(run.done, run.of) })} />
      </p>
    )
  if (run.state === 'placed')
    return (
      <p role="status">
        {hasPlace ? 'Published: instances take it within seconds.' : 'Packed. No place was named (--bundle).'}
      </p>
    )
  return (
    <div role="alert">
      <p className="wrong">Not published.</p>
      <pre>{run.reason}</pre>
    </div>
  )
}
