import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const render = (props: Omit<ComponentProps<typeof Picture>, 'alt'>) =>
  renderToStaticMarkup(createElement(Picture, { alt: '', ...props }))

it('a picture says its size and both densities before it has arrived', () => {
  expect(render({ name: 'face-wink' })).toMatch(
    /<img [^>]*srcSet="(\/assets\/img\/face-wink-\S+\.webp) 1x, \/assets\/img\/face-wink-2x-\S+\.webp 2x" src="\1" width="\d+" height="\d+"/i,
  )
})

it('a picture that telephones have a file of their own of is chosen by its width there', () => {
  const small = { media: '(width < 48rem)', sizes: '100vw', name: 'hero-stage-mobile' }
  const html = render({ name: 'hero-stage-desktop', small })
  expect(html).toMatch(
    /<source [^>]*srcSet="\S*hero-stage-mobile-phone-\S+ \d+w, \S*hero-stage-mobile-2x-\S+ \d+w" sizes="100vw" width="\d+"/i,
  )
  expect(html).toMatch(/<img [^>]*srcSet="\S*hero-stage-desktop-\S+ 1x/i)
})

it('a picture that nobody drew leaves nothing behind', () => {
  expect(render({ name: 'nowhere', small: { media: 'all', sizes: '1px' } })).toBe('')
})
