import { ContentLink } from '#client/components/content-link.tsx'
import type { LayoutProps } from '#client/components/section-props.ts'
import { anchorOf, changeGroups, type PolicyContent } from '#shared/policies/policies.ts'
import styles from './policy-changes.module.css'
import frame from './policy-frame.module.css'

interface PolicyChangesProps extends Pick<LayoutProps, 't'> {
  content: PolicyContent
  previous: NonNullable<PolicyContent['previous']>
}

export function PolicyChanges({ content: { text }, previous, t }: PolicyChangesProps) {
  const { counts, version, comparePath } = previous
  const kinds = (['new', 'reworded', 'moved', 'gone'] as const).filter((kind) => counts[kind] > 0)
  const summary = kinds.map((kind) => t(`policy.count.${kind}`, { count: counts[kind] })).join(', ')
  const groups = changeGroups.filter((name) => text.changes.some(({ group }) => group === name))
  return (
    <section className={styles.changes}>
      <div className={`wrap ${frame.frame} stack-24 ${styles.inside}`}>
        <div className={styles.head}>
          <h2>{t('policy.changes')}</h2>
          <p className="quiet mt-12">{t('policy.changes.lead', { version })}</p>
        </div>
        <div>
          <div className={`columns-768 ${styles.groups}`}>
            {groups.map((name) => (
              <div key={name} data-group={name}>
                <h3 className="text-17">{t(`policy.changes.${name}`)}</h3>
                <ul>
                  {text.changes
                    .filter(({ group }) => group === name)
                    .map(({ number, text: line }) => (
                      <li key={number + line} className="line-above grid">
                        <a className="num strong" href={`#${anchorOf(number)}`}>
                          {number}
                        </a>
                        <p>{line}</p>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
          <div className={`quiet columns-768 ${styles.foot}`}>
            <ContentLink
              link={{ label: t('policy.compare'), href: comparePath }}
              look="accent"
              hrefTo={() => comparePath}
              newTabLabel=""
            />
            <p>
              {summary}. {t('policy.count.same', { count: counts.same })}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
