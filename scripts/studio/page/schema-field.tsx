import { memo, type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { JsonSchema } from '../../content/written-form.ts'
import { type FieldProps, fieldId, labelOf, titleOf, useForm } from './form-context.ts'
import { ListField } from './list-field.tsx'
import { emptyOf, shapeOf } from './schema-shape.ts'

/** A field for whatever its schema expects. */
const SchemaField = memo(function SchemaField(props: FieldProps) {
  const { root } = useForm()
  const schema = shapeOf(props.schema, props.value, root)
  const description = props.schema.description ?? schema.description
  const own = { ...props, schema: description ? { ...schema, description } : schema }
  if (schema.const !== undefined) return null
  if (schema.enum) return <ChoiceField {...own} />
  if (schema.type === 'object' && schema.properties) return <GroupField {...own} />
  if (schema.type === 'array' && schema.items) return <ListField {...own} Entry={Entry} />
  const Control = controls[schema.type ?? ''] ?? DataField
  return <Control {...own} />
})

/** By what a schema expects. */
const controls: Readonly<Record<string, (props: FieldProps) => ReactNode>> = {
  string: TextField,
  number: NumberField,
  integer: NumberField,
  boolean: SwitchField,
}

/** What every control has: its label before it, and after it what it is for and what is wrong with it. */
function useControl({ name, pointer, schema }: FieldProps) {
  const { file, errors, isSealed } = useForm()
  const hint = useId()
  const wrong = errors.get(pointer) ?? []
  const control = {
    id: fieldId(file, pointer),
    disabled: isSealed,
    'aria-describedby': hint,
    ...(wrong.length > 0 && { 'aria-invalid': true }),
  }
  const note = (
    <span id={hint} className="note">
      {wrong.map((message) => (
        <strong key={message}>{message}</strong>
      ))}
      {schema.description && <span className="hint">{schema.description}</span>}
    </span>
  )
  const label = <label htmlFor={control.id}>{labelOf(name)}</label>
  const framed = (input: ReactNode) => (
    <p className="field">
      {label}
      {input}
      {note}
    </p>
  )
  return { control, label, note, framed }
}

function TextField(props: FieldProps) {
  const { set, language } = useForm()
  const { control, framed } = useControl(props)
  return framed(
    <textarea
      {...control}
      rows={1}
      {...(language && { lang: language })}
      value={String(props.value ?? '')}
      onChange={({ target }) => set(props.pointer, target.value)}
    />,
  )
}

function NumberField(props: FieldProps) {
  const { set } = useForm()
  const { control, framed } = useControl(props)
  return framed(
    <input
      {...control}
      type="number"
      step="any"
      value={Number(props.value ?? 0)}
      onChange={({ target }) => set(props.pointer, target.valueAsNumber)}
    />,
  )
}

function SwitchField(props: FieldProps) {
  const { set } = useForm()
  const { control, label, note } = useControl(props)
  return (
    <p className="field switch">
      <input
        {...control}
        type="checkbox"
        checked={props.value === true}
        onChange={({ target }) => set(props.pointer, target.checked)}
      />
      {label}
      {note}
    </p>
  )
}

function ChoiceField(props: FieldProps) {
  const { set } = useForm()
  const { control, framed } = useControl(props)
  const values = props.schema.enum ?? []
  const known = values.includes(props.value)
  return framed(
    <select
      {...control}
      value={JSON.stringify(props.value)}
      onChange={({ target }) => set(props.pointer, JSON.parse(target.value))}
    >
      {!known && <option value={JSON.stringify(props.value)}>{String(props.value)}</option>}
      {values.map((value) => (
        <option key={String(value)} value={JSON.stringify(value)}>
          {String(value)}
        </option>
      ))}
    </select>,
  )
}

/** What no other field is made for, as JSON. */
function DataField(props: FieldProps) {
  const { set } = useForm()
  const { control, framed } = useControl(props)
  return framed(
    <textarea
      {...control}
      className="code"
      key={JSON.stringify(props.value)}
      rows={2}
      defaultValue={JSON.stringify(props.value, null, 2)}
      onBlur={({ target }) => {
        try {
          set(props.pointer, JSON.parse(target.value))
          target.setCustomValidity('')
        } catch (error) {
          target.setCustomValidity((error as Error).message)
          target.reportValidity()
        }
      }}
    />,
  )
}

function GroupField(props: FieldProps) {
  const { errors } = useForm()
  return (
    <fieldset className="group">
      <legend>{labelOf(props.name)}</legend>
      {errors.get(props.pointer)?.map((message) => (
        <strong key={message} className="note">
          {message}
        </strong>
      ))}
      <Fields {...props} />
    </fieldset>
  )
}

function Entry(props: FieldProps) {
  const { root, errors } = useForm()
  const schema = shapeOf(props.schema, props.value, root)
  const at = Number(props.pointer.split('/').at(-1))
  const wrong = [...errors.keys()].filter((pointer) => `${pointer}/`.startsWith(`${props.pointer}/`)).length
  const details = useRef<HTMLDetailsElement>(null)
  // A page has dozens of sections: each opens where somebody writes, or where something is wrong, and stays open once that is mended.
  useEffect(() => {
    if (wrong > 0 && details.current) details.current.open = true
  }, [wrong])
  if (schema.type !== 'object' || !schema.properties)
    return <SchemaField {...props} name={`${labelOf(props.name)} ${at + 1}`} />
  const isSection = props.name === 'sections'
  return (
    <details ref={details} open={!isSection || undefined}>
      <summary>
        {titleOf(props.value, at)}
        {isSection && <small> {String((props.value as { kind?: string })?.kind)}</small>}
        {wrong > 0 && <strong className="note"> {wrong} to mend</strong>}
      </summary>
      <Fields {...props} schema={schema} />
    </details>
  )
}

/** The fields of a group, and a way to add those that may be there and are not, and to leave them out again. */
export function Fields({ schema, value, pointer }: Omit<FieldProps, 'name'>) {
  const { root, file, set, isSealed } = useForm()
  const own = (value ?? {}) as Record<string, unknown>
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => key !== '$schema')
  const absent = properties.filter(([key]) => own[key] === undefined)
  /** In the page at once: whoever has pressed a button stands at what has come in its place. */
  const write = (at: string, next: unknown) => {
    flushSync(() => set(at, next))
    document.getElementById(fieldId(file, at))?.focus()
  }
  const mayGo = (key: string, inner: JsonSchema) =>
    !isSealed && !schema.required?.includes(key) && shapeOf(inner, own[key], root).const === undefined
  return (
    <>
      {properties.map(([key, inner]) => {
        if (own[key] === undefined) return null
        const at = `${pointer}/${key}`
        const field = <SchemaField key={key} name={key} pointer={at} schema={inner} value={own[key]} />
        if (!mayGo(key, inner)) return field
        return (
          <div key={key} className="optional">
            {field}
            <button type="button" onClick={() => write(at, undefined)}>
              Leave out<span className="unseen">: {labelOf(key)}</span>
            </button>
          </div>
        )
      })}
      {absent.length > 0 && !isSealed && (
        <p className="more">
          {absent.map(([key, inner]) => (
            <button
              key={key}
              type="button"
              id={fieldId(file, `${pointer}/${key}`)}
              onClick={() => write(`${pointer}/${key}`, emptyOf(inner, root))}
            >
              + {labelOf(key).toLowerCase()}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
