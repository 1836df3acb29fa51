import { Trail } from '#client/components/breadcrumb.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import type { ToolTexts } from '#shared/school/tool-content.ts'
import styles from './tool-head.module.css'

interface ToolHeadProps extends Pick<SectionProps<'odds-calculator'>, 'context' | 't' | 'hrefTo'> {
  content: Pick<ToolTexts, 'trail' | 'title' | 'lead'>
}

/** Where a tool of the school is found, its name and what it is for. */
export function ToolHead({ content, context, t, hrefTo }: ToolHeadProps) {
  return (
    <>
      <Trail parents={content.trail} name={content.title} {...{ context, t, hrefTo }} />
      <h1 className={`title-72 mt-8 ${styles.name}`}>{content.title}</h1>
      <p className={`mt-16 text-lead ${styles.lead}`}>
        <LinkedText text={content.lead} hrefTo={hrefTo} />
      </p>
    </>
  )
}
