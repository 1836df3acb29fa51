import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  label: string
  /** From the top down; the last is the page itself. */
  steps: readonly { label: string; path: string }[]
}

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
