import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldProps, labelOf, titleOf, useForm } from './form-context.ts'
import { emptyOf, emptySection } from './schema-shape.ts'

/** Entries in their order, each of which can be moved, taken out, and followed by another. */
export function ListField({ name, pointer, schema, value, Entry }: FieldProps & { Entry: ComponentType<FieldProps> }) {
  const { root, set, isSealed, errors } = useForm()
  const entries = Array.isArray(value) ? value : []
  const items = schema.items!
  const kinds = name === 'sections' ? items.properties?.kind?.enum : undefined
  const list = useRef<HTMLOListElement>(null)
  const keys = useKeys(entries.length)
  /** In the page at once, because whoever has pressed a button is to stand at the next one. */
  const write = (next: unknown[]) => flushSync(() => set(pointer, next))
  const toolsOf = (at: number) => [
    ...(list.current?.children[at]?.querySelectorAll<HTMLButtonElement>(':scope > .tools > button') ?? []),
  ]
  const move = (from: number, to: number) => {
    keys.splice(to, 0, ...keys.splice(from, 1))
    write(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]))
    const [up, down] = toolsOf(to)
    const again = to < from ? [up, down] : [down, up]
    again.find((tool) => tool && !tool.disabled)?.focus()
  }
  const takeOut = (at: number) => {
    keys.splice(at, 1)
    write(entries.toSpliced(at, 1))
    const [
      neighbour = list.current?.parentElement?.querySelector<HTMLButtonElement>(
        ':scope > button, :scope > .more > button',
      ),
    ] = toolsOf(Math.min(at, entries.length - 2)).slice(-1)
    neighbour?.focus()
  }
  return (
    <fieldset className="list">
      <legend>{labelOf(name)}</legend>
      {errors.get(pointer)?.map((message) => (
        <strong key={message} className="note">
          {message}
        </strong>
      ))}
      <ol ref={list}>
        {entries.map((entry, at) => (
          <li key={keys[at]}>
            <Entry {...{ name, schema: items, value: entry, pointer: `${pointer}/${at}` }} />
            {!isSealed && (
              <span className="tools">
                <button type="button" disabled={at === 0} onClick={() => move(at, at - 1)}>
                  Up<span className="unseen">: {titleOf(entry, at)}</span>
                </button>
                <button type="button" disabled={at === entries.length - 1} onClick={() => move(at, at + 1)}>
                  Down<span className="unseen">: {titleOf(entry, at)}</span>
                </button>
                <button type="button" onClick={() => takeOut(at)}>
                  Take out<span className="unseen">: {titleOf(entry, at)}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {!isSealed &&
        (kinds ? (
          <NewSection kinds={kinds as string[]} add={(kind) => set(pointer, [...entries, emptySection(kind, root)])} />
        ) : (
          <button type="button" onClick={() => set(pointer, [...entries, emptyOf(items, root)])}>
            + one more of {labelOf(name).toLowerCase()}
          </button>
        ))}
    </fieldset>
  )
}

/** Names for entries that have none of their own: whoever moves or takes out an entry does so with its key. */
function useKeys(count: number): number[] {
  const { current } = useRef<{ keys: number[]; next: number }>({ keys: [], next: 0 })
  while (current.keys.length < count) current.keys.push(current.next++)
  current.keys.length = count
  return current.keys
}

function NewSection({ kinds, add }: { kinds: readonly string[]; add: (kind: string) => void }) {
  const [kind, setKind] = useState(kinds[0] ?? '')
  return (
    <p className="more">
      <label>
        A new section{' '}
        <select value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => add(kind)}>
        Add it
      </button>
    </p>
  )
}
