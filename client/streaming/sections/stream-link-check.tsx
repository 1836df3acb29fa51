import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { RadioGroup } from '#client/components/choice.tsx'
import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TextField } from '#client/components/text-field.tsx'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import { readForm } from '#client/runtime/read-form.ts'
import { writeQuestion } from '#client/runtime/write-question.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { readStreamLink } from '#shared/streaming/stream-link.ts'
import { type StreamLink, streamPlatforms } from '#shared/streaming/stream-link-verdict.ts'
import styles from './stream-link-check.module.css'

function stateOf(link: StreamLink | null): 'idle' | 'accepted' | 'unsure' | 'refused' {
  if (link === null) return 'idle'
  if (!link.isAccepted) return 'refused'
  return link.notices.includes('unconfirmed') ? 'unsure' : 'accepted'
}

export function StreamLinkCheck({ id, content }: SectionProps<'stream-link-check'>) {
  const { title, fields, problems, notices, result, clause } = content
  const [values, setValues] = useState(content.asked?.values ?? null)
  const form = useRef<HTMLFormElement>(null)
  const chosen = streamPlatforms.find((platform) => platform === values?.platform) ?? 'twitch'
  const link = values && readStreamLink(values.link ?? '', chosen)
  const state = stateOf(link)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const written = readForm(form.current, ['platform', 'link'])
    setValues(written)
    writeQuestion(form.current, Object.entries(written))
  }

  return (
    <section id={id} className={`wrap columns-1024 ${styles.check}`}>
      <form
        ref={form}
        method="get"
        action={`#${id}-result`}
        className={`stack-24 ${styles.form}`}
        noValidate
        onSubmit={submit}
      >
        <h2>{title}</h2>
        <RadioGroup
          id={`${id}-platform`}
          name="platform"
          label={fields.platform}
          defaultValue={chosen}
          options={streamPlatforms.map((value) => ({ value, label: fields[value] }))}
        />
        <TextField
          id={`${id}-link`}
          name="link"
          label={fields.link}
          hint={fields.linkHint}
          defaultValue={values?.link}
          error={link && !link.isAccepted ? { what: '', how: problems[link.problem] } : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button look="accent" type="submit">
          {fields.submit}
        </Button>
      </form>
      <div
        id={`${id}-result`}
        className={`stack-12 ${styles.result}`}
        data-state={state}
        role="status"
        aria-label={result.label}
      >
        <p className={`row gap-12 ink-strong ${styles.verdict}`}>
          {(state === 'accepted' || state === 'refused') && (
            <span className={`centred ${styles.mark}`}>
              <Icon name={state === 'accepted' ? 'check' : 'close'} />
            </span>
          )}
          {result[state]}
        </p>
        {link?.isAccepted && (
          <>
            <p>{fillWords(result.enter, { platform: result[link.platform] })}</p>
            <p className={`anywhere ink-strong ${styles.id}`}>{link.id}</p>
            {link.notices.length > 0 && (
              <ul className={styles.notices}>
                {link.notices.map((notice) => (
                  <li key={notice}>{fillWords(notices[notice], { platform: result[link.platform] })}</li>
                ))}
              </ul>
            )}
          </>
        )}
        {link && !link.isAccepted && (
          <>
            <p>{problems[link.problem]}</p>
            {link.found && (
              <p>
                {result.found} <code>{link.found}</code>
              </p>
            )}
          </>
        )}
        {state === 'idle' && <p>{result.idleText}</p>}
        <ClauseCite clause={clause} article={result.article} />
        <p className="quiet">{result.note}</p>
      </div>
    </section>
  )
}
