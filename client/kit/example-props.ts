import type { LayoutProps } from '#client/components/section-props.ts'

export interface ExampleProps extends Pick<LayoutProps, 't' | 'hrefTo'> {
  id: string
}
