import type { LayoutProps } from '#client/components/section-props.ts'
import { siblingPath } from '#shared/site/sibling-path.ts'

interface LocalSiteLinkProps extends Pick<LayoutProps, 't'> {
  context: Pick<LayoutProps['context'], 'local'>
  className: string | undefined
}

/** To the edition that serves the place where the visitor is, where there is another. */
export function LocalSiteLink({ context: { local }, className, t }: LocalSiteLinkProps) {
  return (
    local && (
      <a className={className} href={siblingPath(local)}>
        {t(`local-site.${local}`)}
      </a>
    )
  )
}
