import { Icon } from '#client/components/icon.tsx'
import type { LayoutProps } from '#client/components/section-props.ts'
import { anchorOf, type PolicyContent } from '#shared/policies/policies.ts'
import styles from './policy-contents.module.css'

interface PolicyContentsProps extends Pick<LayoutProps, 't'> {
  content: PolicyContent
}

export function PolicyContents({ content, t }: PolicyContentsProps) {
  const { text, previous, feedPath } = content
  const marks = previous?.marks ?? {}
  const isChanged = (ids: readonly { id: string }[]) => ids.some(({ id }) => marks[id])
  const hasChanges = Object.keys(marks).length > 0
  return (
    <nav className={styles.contents} aria-label={t('policy.contents')}>
      <details data-contents>
        <summary className="strong row">
          {t('policy.contents')}
          <Icon name="chevron" />
        </summary>
        <ol data-action="contents">
          {text.chapters.map(({ number, title, clauses }) => (
            <li key={number}>
              <a className="quiet relative grid plain" href={`#${anchorOf(number)}`}>
                <span className="num">{number} </span>
                <span>
                  {title}
                  {isChanged(clauses) && (
                    <span className={styles.mark}>
                      <span className="visually-hidden"> ({t('policy.changed')})</span>
                    </span>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ol>
        {hasChanges && (
          <p className={`text-14 ink-quiet ${styles.key}`}>
            <span className={styles.mark} />
            {t('policy.changed-key')}
          </p>
        )}
        <ul className={`no-print ${styles.actions}`}>
          <li className="no-script">
            <button className="row-target gap-12 plain hover-line" type="button" data-action="print">
              <Icon name="print" />
              {t('policy.print')}
            </button>
          </li>
          <li>
            <a className="row-target gap-12 plain hover-line" href={feedPath}>
              <Icon name="arrow" />
              {t('policy.follow')}
            </a>
          </li>
        </ul>
      </details>
    </nav>
  )
}
