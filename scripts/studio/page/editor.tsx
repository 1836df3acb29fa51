import { memo, useEffect, useId, useMemo, useState } from 'react'
import type { JsonSchema } from '../../content/written-form.ts'
import type { OpenedFile } from '../contract.ts'
import { goTo, keepAddress, readAddress } from './address.ts'
import { ask } from './api.ts'
import { Form, type FormContext, fieldId } from './form-context.ts'
import { Fields } from './schema-field.tsx'
import type { Draft, SetDraft } from './use-drafts.ts'
import { useLoaded } from './use-loaded.ts'

const languages = new Intl.DisplayNames(['en'], { type: 'language' })
const noErrors: FormContext['errors'] = new Map()

interface EditorProps {
  file: OpenedFile
  draft: Draft
  errors: FormContext['errors'] | undefined
  set: SetDraft
  /** Told which section somebody writes in. */
  lookAt: (section: string) => void
}

/** A file in one language: a form made of its schema, or its text. */
export const Editor = memo(function Editor({ file, draft, errors = noErrors, set, lookAt }: EditorProps) {
  const [wantsText, setWantsText] = useState(false)
  const schema = useLoaded<JsonSchema>(file.schema, () => ask(`schemas/${file.schema}`))
  const isReady = file.schema === null || schema !== null
  useEffect(() => {
    const named = readAddress()
    if (isReady && named?.file === file.file && named.pointer !== '') goTo({ file: named.file, path: named.pointer })
  }, [isReady, file.file])
  const isForm = !wantsText && schema !== null && draft.value !== undefined
  const name = file.language ? languages.of(file.language) : file.name
  const context = useMemo<FormContext>(
    () => ({
      root: schema ?? {},
      file: file.file,
      language: file.language,
      isSealed: file.sealed !== null,
      errors,
      set: (pointer, value) => set(file, { pointer, value }),
    }),
    [schema, file, errors, set],
  )
  const whole = errors.get('') ?? []
  return (
    <section
      className="editor"
      aria-label={file.file}
      onFocus={({ target }) => {
        if (target.id.startsWith(`${file.file}#`)) keepAddress(target.id)
        const [, at] = /#\/sections\/(\d+)\//.exec(target.id) ?? []
        const { sections = [] } = (draft.value ?? {}) as { sections?: { id: string }[] }
        const section = at === undefined ? undefined : sections[Number(at)]
        if (section) lookAt(section.id)
      }}
    >
      <h2>
        {name} <small>{file.file}</small>
      </h2>
      {file.sealed && <p className="sealed">{file.sealed}</p>}
      {file.group === 'Messages' && (
        <p className="sealed">Words of controls are part of a build: saved here, they come with the next one.</p>
      )}
      {schema && (
        <p className="more">
          <button type="button" aria-pressed={wantsText} onClick={() => setWantsText(!wantsText)}>
            As text
          </button>
        </p>
      )}
      {whole.map((message) => (
        <p key={message} className="wrong" role="alert">
          {message}
        </p>
      ))}
      {isForm ? (
        <Form value={context}>
          <Fields pointer="" schema={schema} value={draft.value} />
        </Form>
      ) : (
        <TextEditor {...{ file, draft, errors, set, lookAt }} />
      )}
    </section>
  )
})

function TextEditor({ file, draft, errors = noErrors, set }: EditorProps) {
  const id = fieldId(file.file, 'text')
  const wrong = useId()
  return (
    <p className="field">
      <label htmlFor={id}>The text of the file</label>
      <textarea
        id={id}
        className="code whole"
        readOnly={file.sealed !== null}
        {...(file.language && { lang: file.language })}
        spellCheck
        value={draft.text}
        onChange={({ target }) => set(file, { text: target.value })}
        aria-describedby={wrong}
      />
      <span id={wrong} className="note">
        {[...errors].flatMap(([pointer, messages]) =>
          pointer === ''
            ? []
            : messages.map((message) => <strong key={pointer + message}>{`${pointer} ${message}`}</strong>),
        )}
      </span>
    </p>
  )
}
