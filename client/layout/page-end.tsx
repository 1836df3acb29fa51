import styles from './page-end.module.css'

/** What the eye comes to below a page's last words, before the foot of the site. */
export function PageEnd() {
  return <div className={`no-print ${styles.end}`} />
}
