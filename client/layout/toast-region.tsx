import type { LayoutProps } from '../sections/section-props.ts'

/** Where toasts appear: in the document from the start, because a live region that is added later is not read out. */
export function ToastRegion({ t }: Pick<LayoutProps, 't'>) {
  return <section aria-live="polite" aria-label={t('toasts.label')} data-toasts="" />
}
