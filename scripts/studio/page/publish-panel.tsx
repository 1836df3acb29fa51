import { useCallback, useEffect, useRef, useState } from 'react'
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
  const [lost, setLost] = useState('')
  const summary = useRef<HTMLElement>(null)
  /** A look is no answer to what was ordered: each has its own word of what went wrong. */
  const look = useCallback(async (tell: (wrong: string) => void, path = 'publication', body?: object) => {
    try {
      setPublication(await ask<Publication>(path, body))
      tell('')
    } catch (error) {
      tell((error as Error).message)
    }
  }, [])
  useEffect(() => {
    if (!isOpen) return
    void look(setLost)
    const looking = setInterval(() => void look(setLost), LOOK_MS)
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      setIsOpen(false)
      summary.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => {
      clearInterval(looking)
      removeEventListener('keydown', onKey)
    }
  }, [isOpen, look])
  const run = publication?.run
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it begins and ends
  useEffect(() => onRun(), [run?.state])
  return (
    <details className="publish" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary ref={summary}>Publish</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          localStorage.setItem('author', author)
          void look(setRefusal, 'publication', { author })
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
      {run && <Run run={run} publication={publication} />}
      {(refusal || lost) && (
        <p className="wrong" role="alert">
          {refusal || lost}
        </p>
      )}
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
                <button type="button" onClick={() => void look(setRefusal, 'publication/older', { id })}>
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

interface RunProps {
  run: NonNullable<Publication['run']>
  publication: Publication
}

function Run({ run, publication: { bundle, history } }: RunProps) {
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
        {bundle ? 'Published: instances take it within seconds.' : 'Packed. No place was named (--bundle).'}
      </p>
    )
  if (run.state === 'put back')
    return (
      <p role="status">{history.find(({ isPlaced }) => isPlaced)?.id} is put back: instances take it within seconds.</p>
    )
  return (
    <div role="alert">
      <p className="wrong">Not published.</p>
      <pre>{run.reason}</pre>
    </div>
  )
}
