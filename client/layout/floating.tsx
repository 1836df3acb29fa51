import type { LayoutProps } from '../sections/section-props.ts'
import { QuickActions } from './quick-actions.tsx'

/** What floats above every page beside the toasts: the quick actions. */
export function Floating(props: LayoutProps) {
  return <QuickActions {...props} />
}
