import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Begun, type Changes, type FileEntry, type OpenedFile, type View, versionFile } from '../contract.ts'
import { goTo, openAddress, readAddress } from './address.ts'
import { ask, Refusal } from './api.ts'
import { Editor } from './editor.tsx'
import { FileList } from './file-list.tsx'
import { LawPanel } from './law-panel.tsx'
import { NewVersion } from './new-version.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { errorsOf, type SetDraft, useDrafts } from './use-drafts.ts'
import { usePreview } from './use-preview.ts'

/** The whole page: files, the one that is open in each of its languages, the page as it will be, and the law. */
export function Studio() {
  const [files, setFiles] = useState<{ files: FileEntry[]; countries: string[] }>({ files: [], countries: [] })
  const [open, setOpen] = useState<OpenedFile[]>([])
  const [view, setView] = useState<View | null>(null)
  const [saved, setSaved] = useState('')
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [section, lookAt] = useState<string | null>(null)
  const drafts = useDrafts(open)
  const { preview, everybody, isWaiting, failure } = usePreview({ open, changes: drafts.changes, view })
  const { changes, opened, set, settle } = drafts
  /** Says what the server refuses, until something else is written. */
  const attempt = useCallback(async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefused(error)
    }
  }, [])
  const write: SetDraft = useCallback(
    (file, change) => {
      setRefused(null)
      set(file, change)
    },
    [set],
  )
  const listFiles = useCallback(async () => setFiles(await ask('files')), [])
  useEffect(() => void attempt(listFiles), [attempt, listFiles])

  /** The moment that the writer has chosen: that of a version which is begun holds for its own page alone. */
  const chosenAt = useRef<string | null>(null)
  const show = useCallback((change: Partial<View>) => {
    if (change.at !== undefined) chosenAt.current = change.at
    setView((known) => known && { ...known, ...change })
  }, [])

  /** Versions that are begun and not saved, by their files: the server does not know them. */
  const begun = useRef(new Map<string, { versions: OpenedFile[]; at: string }>())

  /** Opens what the address names. */
  const openNamed = () =>
    attempt(async () => {
      const named = readAddress()
      if (!named) return edit([], chosenAt.current)
      if (open.some(({ file }) => file === named.file)) return goTo({ file: named.file, path: named.pointer })
      const entry = files.files.find(({ file }) => file === named.file)
      const own = begun.current.get(named.file)
      if (!entry && own) return edit(own.versions, own.at)
      const siblings = files.files.filter(({ group, name }) => group === entry?.group && name === entry.name)
      const names = entry ? siblings.map(({ file }) => file) : [named.file]
      const opened = await Promise.all(names.map((file) => ask<OpenedFile>(`files/${file}`)))
      // Whoever goes on meanwhile is somewhere else.
      if (readAddress()?.file !== named.file) return
      edit(opened, chosenAt.current)
      // What a file is refused for is mended in it: it stays said when that is opened.
      setRefused((known) => (known?.errors.length ? known : null))
    })
  const follow = useEffectEvent(() => void openNamed())
  const isListed = files.files.length > 0
  useEffect(() => {
    if (!isListed) return
    const listener = () => follow()
    listener()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [isListed])

  function choose({ file }: FileEntry) {
    if (readAddress()?.file !== file) openAddress(file)
    void openNamed()
  }

  function edit(opened: readonly OpenedFile[], at: string | null) {
    // The Dutch edition is the main one.
    const ordered = opened.toSorted((one, other) => Number(other.language === 'nl') - Number(one.language === 'nl'))
    const [place] = ordered.flatMap(({ places }) => places)
    setOpen(ordered)
    setView(place ? { country: null, region: null, ...view, at, editionId: place.editionId, path: place.path } : null)
  }

  async function readAgain() {
    const written = await Promise.all(open.map(({ file }) => ask<OpenedFile>(`files/${file}`).catch(() => null)))
    setOpen((known) => known.map((file) => written.find((now) => now?.file === file.file) ?? file))
  }

  function begin({ opened: versions, changes: texts }: Begun, effective: string) {
    for (const file of versions) write(file, { text: texts[file.file] ?? file.text })
    // Those of another day that it had are taken away.
    const written = versions.filter(({ file, language }) => language && texts[file] !== '')
    // Late enough for every place: it is shown as in force.
    const at = `${effective}T23:00:00Z`
    for (const { file } of written) begun.current.set(file, { versions: written, at })
    if (written[0]) openAddress(written[0].file)
    edit(written, at)
  }

  const save = useCallback(
    () =>
      attempt(async () => {
        const { saved: texts } = await ask<{ saved: Changes }>('save', { changes, opened })
        settle(changes, texts)
        setRefused(null)
        setOpen((known) => known.map((file) => ({ ...file, text: texts[file.file] ?? file.text })))
        setSaved(`Saved: ${Object.keys(texts).join(', ')}`)
        await listFiles()
      }),
    [attempt, changes, opened, settle, listFiles],
  )

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
  const [, , version] = (!open[0]?.sealed && versionFile.exec(open[0]?.file ?? '')) || []
  const changed = Object.keys(changes)
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
  const elsewhere = [...errors].flatMap(([name, fields]) =>
    open.some(({ file }) => file === name)
      ? []
      : [...fields].flatMap(([field, said]) => said.map((text) => [name, field, text].filter(Boolean).join(' '))),
  )
  const state = refused?.message ?? (changed.length > 0 ? `Not saved: ${changed.join(', ')}` : saved)

  return (
    <>
      <header className="bar">
        <h1>Studio</h1>
        <p role="status">{state}</p>
        <button
          type="button"
          disabled={changed.length === 0}
          onClick={() => {
            if (!confirm(`Drop what is not saved of ${changed.join(', ')}?`)) return
            drafts.discard()
            setRefused(null)
            setSaved('')
          }}
        >
          Undo all
        </button>
        <button type="button" className="main" disabled={changed.length === 0} onClick={() => void save()}>
          Save
        </button>
        <PublishPanel isSaved={changed.length === 0} onRun={() => void readAgain()} />
      </header>
      {elsewhere.length > 0 && (
        <div className="wrong elsewhere" role="alert">
          <ul>
            {elsewhere.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="room">
        <FileList files={files.files} open={open} changed={changed} choose={choose} />
        <main>
          {policy && <NewVersion key={policy} {...{ policy, changes, begin }} unpublished={version ?? null} />}
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
                  set={write}
                  lookAt={lookAt}
                />
              ))}
            </div>
          )}
        </main>
        <aside aria-label="The page as it will be, and the law">
          {view ? (
            <PreviewPane
              {...{ preview, view, show, isWaiting, failure, section }}
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
