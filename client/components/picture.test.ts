import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const render = (props: Omit<ComponentProps<typeof Picture>, 'alt'>) =>
  renderToStaticMarkup(createElement(Picture, { alt: '', ...props }))

it('a picture says its size and both densities before it has arrived, and is chosen by its slot', () => {
  const html = render({ name: 'face-wink', slots: [[767, '50vw'], '72px'] })
  expect(html).toMatch(
    /<img [^>]*srcSet="(\/assets\/img\/face-wink-\S+\.webp) 1x, \/assets\/img\/face-wink-2x-\S+\.webp 2x" src="\1" width="\d+" height="\d+"/i,
  )
  expect(html).toMatch(/<source type="image\/(?:avif|webp)" srcSet="\S*face-wink-80w-\S+ 80w, \S+ 144w" sizes="/i)
  // Of three pixels where a page counts one, two are asked for.
  expect(html).toContain(
    'sizes="(max-width: 47.9375em) and (min-resolution: 2.5dppx) calc(50vw * 0.64), (min-resolution: 2.5dppx) calc(72px * 0.64), (max-width: 47.9375em) 50vw, 72px"',
  )
})

it('windows of another shape have another picture where there is one', () => {
  const other = { media: '(width < 48rem)', slots: ['100vw'] as const, name: 'hero-stage-mobile' }
  const html = render({ name: 'hero-stage-desktop', slots: ['1920px'], others: [other] })
  expect(html).toMatch(/<source media="\(width &lt; 48rem\)" type="image\/\w+" srcSet="\S*hero-stage-mobile-\d+w/i)
  expect(html).toMatch(/<img [^>]*srcSet="\S*hero-stage-desktop-\S+ 1x/i)
})

it('a picture that nobody drew leaves nothing behind', () => {
  expect(render({ name: 'nowhere', slots: ['1px'] })).toBe('')
})
