import type { LayoutProps } from '#client/components/section-props.ts'

export interface ExampleProps extends Pick<LayoutProps, 't' | 'hrefTo'> {
  /** Start of every id in the example: it stands on the page once in each world. */
  id: string
}
