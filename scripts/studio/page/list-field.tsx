import { type ComponentType, useState } from 'react'
import { type FieldProps, labelOf, titleOf, useForm } from './form-context.ts'
import { emptyOf, emptySection } from './schema-shape.ts'

/** Entries in their order, each of which can be moved, taken out, and followed by another. */
export function ListField({ name, pointer, schema, value, Entry }: FieldProps & { Entry: ComponentType<FieldProps> }) {
  const { root, set, isSealed, errors } = useForm()
  const entries = Array.isArray(value) ? value : []
  const items = schema.items!
  const kinds = name === 'sections' ? items.properties?.kind?.enum : undefined
  const move = (from: number, to: number) => {
    const moved = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from])
    set(pointer, moved)
  }
  return (
    <fieldset className="list">
      <legend>{labelOf(name)}</legend>
      {errors.get(pointer)?.map((message) => (
        <strong key={message} className="note">
          {message}
        </strong>
      ))}
      <ol>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own, and its place is its address
          <li key={at}>
            <Entry {...{ name, schema: items, value: entry, pointer: `${pointer}/${at}` }} />
            {!isSealed && (
              <span className="tools">
                <button type="button" disabled={at === 0} onClick={() => move(at, at - 1)}>
                  Up<span className="unseen">: {titleOf(entry, at)}</span>
                </button>
                <button type="button" disabled={at === entries.length - 1} onClick={() => move(at, at + 1)}>
                  Down<span className="unseen">: {titleOf(entry, at)}</span>
                </button>
                <button type="button" onClick={() => set(`${pointer}/${at}`, undefined)}>
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

function NewSection({ kinds, add }: { kinds: readonly string[]; add: (kind: string) => void }) {
  const [kind, setKind] = useState('paragraphs')
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
