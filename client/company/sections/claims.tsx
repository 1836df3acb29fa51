import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './claims.module.css'

export function Claims({ id, content }: SectionProps<'claims'>) {
  const { title, lead, allowed, forbidden, version } = content
  return (
    <section id={id} className="wrap section-64-96">
      <div className={`columns-1024 ${styles.head}`}>
        <h2 className="title-64">{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={`columns-1024 sheet ${styles.ledger}`}>
        <div className={styles.allowed}>
          <h3 className="text-22">{allowed.title}</h3>
          <ul>
            {allowed.items.map(({ claim, where }) => (
              <li key={claim} className="gap-12 grid">
                <Icon name="check" />
                <div>
                  <p className="strong text-17">{claim}</p>
                  <p className={`quiet ${styles.why}`}>{where}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.forbidden}>
          <h3 className="text-22">{forbidden.title}</h3>
          <ul>
            {forbidden.items.map(({ claim, why }) => (
              <li key={claim} className="gap-12 grid" data-quoted>
                <Icon name="cross" />
                <div>
                  <p className="strong text-17">{claim}</p>
                  <p className={`quiet ${styles.why}`}>{why}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="quiet mt-16">{version}</p>
    </section>
  )
}
