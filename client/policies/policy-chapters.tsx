import { Icon } from '#client/components/icon.tsx'
import type { LayoutProps } from '#client/components/section-props.ts'
import { anchorOf, type PolicyBlock, type PolicyClause, type PolicyContent } from '#shared/policies/policies.ts'
import { PolicyRuns } from './policy-blocks.tsx'
import styles from './policy-chapters.module.css'

interface PolicyChaptersProps extends Pick<LayoutProps, 't'> {
  content: PolicyContent
}

export function PolicyChapters({ content, t }: PolicyChaptersProps) {
  return content.text.chapters.map(({ number, title, clauses }) => (
    <section key={number} id={anchorOf(number)} className={styles.chapter}>
      <h2 className="grid bold">
        <a className={styles.chapterNumber} href={`#${anchorOf(number)}`}>
          {number}
        </a>{' '}
        <span>{title}</span>
      </h2>
      {clauses.map((clause) => (
        <Clause key={clause.number} clause={clause} content={content} t={t} />
      ))}
    </section>
  ))
}

function Clause({ clause, content, t }: PolicyChaptersProps & { clause: PolicyClause }) {
  const { number, id, blocks, note } = clause
  const { previous } = content
  const mark = previous?.marks[id]
  const anchor = anchorOf(number)
  return (
    <div id={anchor} className={`relative grid ${styles.clause}`}>
      <a className={`quiet ${styles.number}`} aria-label={t('policy.clause-link', { number })} href={`#${anchor}`}>
        {number}
      </a>
      <div className={styles.text}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order within a version
          <Block key={at} block={block} />
        ))}
        {/* Without a style sheet, a button on every clause would only be in the way. */}
        <p className={`text-15 medium ${styles.tools}`} hidden>
          <button className="link-target gap-8 underlined" type="button" data-action="copy-permalink">
            <Icon name="link" />
            <span>{t('policy.copy-link', { number })}</span>
          </button>
          {previous && mark && (
            <a className="link-target gap-8 underlined" href={`${previous.comparePath}#${anchor}`}>
              {t('policy.compare-with', { version: previous.version })}
            </a>
          )}
        </p>
      </div>
      {(note || mark) && (
        <div className={`quiet ${styles.margin}`} role="note">
          {previous && mark && (
            <p>
              <a className={`strong ${styles.mark}`} href={`${previous.comparePath}#${anchor}`}>
                {t(`policy.mark.${mark}`)}
              </a>
            </p>
          )}
          {note && (
            <p>
              <span className={styles.label}>{t('policy.note.label')} </span>
              <PolicyRuns runs={note} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function Block({ block }: { block: PolicyBlock }) {
  if (block.type === 'paragraph') {
    return (
      <p>
        <PolicyRuns runs={block.runs} />
      </p>
    )
  }
  return (
    <ol type="a">
      {block.items.map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never change their order within a version
        <li key={at}>
          <PolicyRuns runs={runs} />
        </li>
      ))}
    </ol>
  )
}
