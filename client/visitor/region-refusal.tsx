import links from '#client/components/button.module.css'
import type { LayoutProps } from '#client/components/section-props.ts'
import { LocalSiteLink } from './local-site-link.tsx'

interface RegionRefusalProps extends Pick<LayoutProps, 'context' | 't' | 'hrefTo'> {
  className: string | undefined
  text: { title: string; paragraphs: readonly string[] }
}

/** Why something is closed where the visitor is, which site is open there, and where to read on or ask. */
export function RegionRefusal({ className, text: { title, paragraphs }, context, t, hrefTo }: RegionRefusalProps) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      {context.reason && <p data-reason="">{context.reason}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <LocalSiteLink context={context} className={links.accent} t={t} />
      <a className={links.text} href={hrefTo('region-explanation')}>
        <span className={links.label}>{t('visitor-dialogs.why')}</span>
      </a>
      <a className={links.text} href={hrefTo('contact')}>
        <span className={links.label}>{t('sign-up.support')}</span>
      </a>
    </div>
  )
}
