import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import styles from './breadcrumb.module.css'
import type { LayoutProps } from './section-props.ts'

interface BreadcrumbProps {
  /** From the top down; the last is the page itself. */
  steps: readonly { label: string; path: string }[]
  label: string
}

export function Breadcrumb({ steps, label }: BreadcrumbProps) {
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

interface TrailProps {
  /** Pages above this one, from the top down. */
  parents: readonly { label: string; page?: string }[]
  /** Of the page itself, which ends the trail. */
  name: string
  context: Pick<LayoutProps['context'], 'pageId'>
  t: Translate<Pick<InteractiveMessages, 'breadcrumb.label'>>
  hrefTo: (pageId: string) => string
}

/** Where a page stands below the pages that its content names. */
export function Trail({ parents, name, context, t, hrefTo }: TrailProps) {
  const above = parents.map(({ label, page = '' }) => ({ label, path: hrefTo(page) }))
  return <Breadcrumb label={t('breadcrumb.label')} steps={[...above, { label: name, path: hrefTo(context.pageId) }]} />
}

interface PageTrailProps extends Omit<TrailProps, 'parents' | 't'>, Pick<LayoutProps, 't'> {
  parents?: TrailProps['parents']
}

/** The same below home. */
export function PageTrail({ parents = [], ...page }: PageTrailProps) {
  return <Trail {...page} parents={[{ label: page.t('nav.home'), page: 'index' }, ...parents]} />
}
