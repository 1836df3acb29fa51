import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Begun, FileEntry, OpenedFile, View } from '../contract.ts'
import { ask, Refusal } from './api.ts'
import { Editor } from './editor.tsx'
import { FileList } from './file-list.tsx'
import { LawPanel } from './law-panel.tsx'
import { NewVersion } from './new-version.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { errorsOf, useDrafts } from './use-drafts.ts'
import { usePreview } from './use-preview.ts'

/** The whole page: files, the one that is open in each of its languages, the page as it will be, and the law. */
export function Studio() {
  const [files, setFiles] = useState<{ files: FileEntry[]; countries: string[] }>({ files: [], countries: [] })
  const [open, setOpen] = useState<OpenedFile[]>([])
  const [view, setView] = useState<View | null>(null)
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [section, lookAt] = useState<string | null>(null)
  const drafts = useDrafts(open)
  const { preview, everybody, isWaiting } = usePreview({ open, changes: drafts.changes, view })
  const listFiles = useCallback(async () => setFiles(await ask('files')), [])
  useEffect(() => void listFiles(), [listFiles])

  const show = useCallback((change: Partial<View>) => setView((known) => known && { ...known, ...change }), [])

  async function choose(entry: FileEntry) {
    const siblings = files.files.filter(({ group, name }) => group === entry.group && name === entry.name)
    edit(await Promise.all(siblings.map(({ file }) => ask<OpenedFile>(`files/${file}`))))
  }

  function edit(opened: readonly OpenedFile[], at: string | null = view?.at ?? null) {
    // The Dutch edition is the main one.
    const ordered = opened.toSorted((one, other) => Number(other.language === 'nl') - Number(one.language === 'nl'))
    const [place] = ordered.flatMap(({ places }) => places)
    setOpen(ordered)
    setRefused(null)
    setView(place ? { country: null, region: null, ...view, at, editionId: place.editionId, path: place.path } : null)
  }

  async function readAgain() {
    const written = await Promise.all(open.map(({ file }) => ask<OpenedFile>(`files/${file}`).catch(() => null)))
    setOpen((known) => known.map((file) => written.find((now) => now?.file === file.file) ?? file))
  }

  function begin({ opened, changes }: Begun, effective: string) {
    for (const file of opened) drafts.set(file, { text: changes[file.file] ?? file.text })
    // Late enough for every place: it is shown as in force.
    edit(
      opened.filter(({ language }) => language),
      `${effective}T23:00:00Z`,
    )
    setMessage('')
  }

  const save = useCallback(async () => {
    setRefused(null)
    try {
      const { changes, opened } = drafts
      const { saved } = await ask<{ saved: Record<string, string> }>('save', { changes, opened })
      drafts.settle(changes, saved)
      setOpen((known) => known.map((file) => ({ ...file, text: saved[file.file] ?? file.text })))
      setMessage(`Saved: ${Object.keys(saved).join(', ')}`)
      await listFiles()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefused(error)
      setMessage(error.message)
    }
  }, [drafts, listFiles])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      void save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [save])

  const [, policy] = /^policies\/([a-z-]+)\//.exec(open[0]?.file ?? '') ?? []
  const changed = Object.keys(drafts.changes)
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (changed.length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [changed.length])
  const errors = useMemo(
    () => errorsOf(refused?.errors.length ? refused.errors : (preview?.errors ?? [])),
    [refused, preview],
  )

  return (
    <>
      <header className="bar">
        <h1>Studio</h1>
        <p role="status">{message || (changed.length > 0 ? `Not saved: ${changed.join(', ')}` : '')}</p>
        <button type="button" disabled={changed.length === 0} onClick={drafts.discard}>
          Undo all
        </button>
        <button type="button" className="main" disabled={changed.length === 0} onClick={() => void save()}>
          Save
        </button>
        <PublishPanel isSaved={changed.length === 0} onRun={() => void readAgain()} />
      </header>
      <div className="room">
        <FileList files={files.files} open={open} changed={changed} choose={(entry) => void choose(entry)} />
        <main>
          {policy && <NewVersion key={policy} policy={policy} begin={begin} />}
          {open.length === 0 ? (
            <p className="empty">Choose a file to write in.</p>
          ) : (
            <div className="columns">
              {open.map((file) => (
                <Editor
                  key={file.file}
                  file={file}
                  draft={drafts.of(file)}
                  errors={errors.get(file.file)}
                  set={drafts.set}
                  lookAt={lookAt}
                />
              ))}
            </div>
          )}
          {errors.has('') && (
            <ul className="wrong" role="alert">
              {[...(errors.get('')?.values() ?? [])].flat().map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </main>
        <aside aria-label="The page as it will be, and the law">
          {view ? (
            <PreviewPane
              {...{ preview, view, show, isWaiting, section }}
              countries={files.countries}
              places={open.flatMap(({ places }) => places)}
            />
          ) : (
            <p className="empty">
              {open.length > 0 ? 'This file is on no page of its own.' : 'The page as it will be.'}
            </p>
          )}
          {view && <LawPanel preview={preview} everybody={everybody} />}
        </aside>
      </div>
    </>
  )
}
