import { useState } from 'react'
import type { FileEntry, OpenedFile } from '../contract.ts'

interface FileListProps {
  files: readonly FileEntry[]
  open: readonly OpenedFile[]
  changed: readonly string[]
  choose: (entry: FileEntry) => void
}

/** What order people look for things in. */
const order = ['Promotions', 'Pages', 'Blog', 'Help centre', 'Glossary', 'Policies', 'Team', 'Navigation and downloads']

/** Every file by its group; one entry for all of its languages. */
export function FileList({ files, open, changed, choose }: FileListProps) {
  const [sought, setSought] = useState('')
  const one = [...Map.groupBy(files, ({ group, name }) => `${group} ${name}`).values()].map((own) => ({
    entry: own[0]!,
    isChanged: own.some(({ file }) => changed.includes(file)),
    isSealed: own.every(({ sealed }) => sealed),
  }))
  const found = one.filter(({ entry: { name, file } }) =>
    `${name} ${file}`.toLowerCase().includes(sought.toLowerCase()),
  )
  const groups = [...Map.groupBy(found, ({ entry }) => entry.group)].toSorted(
    ([first], [second]) => placeOf(first) - placeOf(second),
  )
  return (
    <nav aria-label="Files">
      <p className="field">
        <label htmlFor="sought">Find a file</label>
        <input id="sought" type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </p>
      {groups.map(([group, entries]) => (
        <details key={group} open={sought !== '' || group === 'Promotions' || undefined}>
          <summary>
            {group} <small>{entries.length}</small>
          </summary>
          <ul>
            {entries.map(({ entry, isChanged, isSealed }) => (
              <li key={entry.file}>
                <button
                  type="button"
                  aria-current={open.some(({ file }) => file === entry.file)}
                  onClick={() => choose(entry)}
                >
                  {entry.name}
                  {isSealed && <small> published</small>}
                  {isChanged && <small> not saved</small>}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

function placeOf(group: string): number {
  const at = order.indexOf(group)
  return at < 0 ? order.length : at
}
