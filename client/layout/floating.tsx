import type { LayoutProps } from '../sections/section-props.ts'
import { QuickActions } from './quick-actions.tsx'
import { ToastRegion } from './toast-region.tsx'

/** What floats above every page: the quick actions, and the place where toasts appear. */
export function Floating(props: LayoutProps) {
  return (
    <>
      <QuickActions {...props} />
      <ToastRegion t={props.t} />
    </>
  )
}
