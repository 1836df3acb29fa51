import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** Names the landmark: 'You are here'. */
  label: string
  /** From the top down; the last is the page itself. */
  steps: readonly { label: string; path: string }[]
}

/** Where the page stands in the site. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label} data-breadcrumb="">
      <ol>
        {steps.map((step, index) => (
          <li key={step.path}>
            <a aria-current={index === steps.length - 1 ? 'page' : undefined} href={step.path}>
              {step.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
