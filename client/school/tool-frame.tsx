import type { FormEvent, ReactNode } from 'react'
import { Button } from '#client/components/button.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import type { ToolTexts } from '#shared/school/tool-content.ts'
import styles from './tool-frame.module.css'
import { ToolHead } from './tool-head.tsx'

interface ToolFrameProps extends Pick<SectionProps<'odds-calculator'>, 'id' | 'context' | 't' | 'hrefTo'> {
  content: ToolTexts
  fields: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The result in a sentence, or why there is none: in an element that stays, so that each is read out. */
  status: ReactNode
  /** The result. */
  children: ReactNode
}

/** A tool of the school: a form that the address answers too, and its result next to it, or below where there is no room. */
export function ToolFrame(props: ToolFrameProps) {
  const { id, content, context, fields, onSubmit, status, children, t, hrefTo } = props
  return (
    <section id={id} className={styles.tool}>
      <div className="wrap">
        <ToolHead {...{ content, context, t, hrefTo }} />
        <div className={`columns-1024 ${styles.body}`}>
          <form
            className={`stack-24 min-0 ${styles.form}`}
            method="get"
            action={`${context.path}#${id}-result`}
            autoComplete="off"
            onSubmit={onSubmit}
          >
            {fields}
            <div className={`cluster ${styles.actions}`}>
              <Button look="strong" type="submit">
                {content.submit}
              </Button>
              <a className="link-target" href={context.path}>
                {content.clear}
              </a>
            </div>
          </form>
          <div id={`${id}-result`} className={`sheet ${styles.result}`}>
            <h2>{content.result}</h2>
            <p role="status" className={`num ${styles.status}`}>
              {status}
            </p>
            {children}
            <p className={`quiet mt-24 line-above ${styles.note}`}>
              <LinkedText text={content.note} hrefTo={hrefTo} />
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
