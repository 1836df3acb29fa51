import type { LayoutProps } from '#client/components/section-props.ts'

/** Text of a message whose key stands in data (navigation, edition); the key itself when there is no such message. */
export function messageOf(t: LayoutProps['t'], key: string): string {
  return (t as (key: string) => string)(key)
}

export function optionalMessageOf(t: LayoutProps['t'], key: string): string | null {
  const text = messageOf(t, key)
  return text === key ? null : text
}
