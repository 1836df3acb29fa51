import type { LayoutProps } from '../sections/section-props.ts'

/** Back to top and the like, at the lower edge of the window. */
export function QuickActions({ t }: LayoutProps) {
  return (
    <div data-quick-actions="">
      <a href="#main" data-action="to-top" hidden>
        {t('quick-actions.to-top')}
      </a>
    </div>
  )
}
