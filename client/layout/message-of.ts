import type { LayoutProps } from '../sections/section-props.ts'

/** Text of a message whose key stands in data (navigation, edition); the key itself when there is no such message. */
export function messageOf(t: LayoutProps['t'], key: string): string {
  return (t as (key: string) => string)(key)
}
