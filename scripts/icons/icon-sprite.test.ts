import { describe, expect, it } from 'vitest'
import { shellIcons } from '#client/art/shell-icons.ts'
import { listStaleSpriteFiles, renderIconSprite } from './icon-sprite.ts'

const illustration =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"><path d="M4 12h16"/></svg>\n'

describe('renderIconSprite', () => {
  it('makes a symbol and a name of every illustration, and puts the shell’s into the document', () => {
    const icons = ['arrow', 'plus-2'].map((name) => ({ name, svg: illustration }))
    const files = renderIconSprite(icons, ['plus-2'])
    const symbol = (name: string) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="M4 12h16"/></symbol>`
    expect(files['icons.gen.svg']).toContain(symbol('arrow') + symbol('plus-2'))
    expect(files['icons.gen.ts']).toContain("  | 'arrow'\n  | 'plus-2'\n")
    expect(files['icons.gen.ts']).toContain(`aria-hidden="true">${symbol('plus-2')}</svg>`)
  })

  it.each(['Arrow', 'arrow_up', 'arrow up', 'pijl-ë', ''])('refuses the name "%s"', (name) => {
    expect(() => renderIconSprite([{ name, svg: illustration }], [])).toThrow('lower-case letters, digits and hyphens')
  })

  it('refuses an illustration of another size', () => {
    const icons = [{ name: 'arrow', svg: illustration.replace('0 0 24 24', '0 0 16 16') }]
    expect(() => renderIconSprite(icons, [])).toThrow('client/art/icons/arrow.svg')
  })

  it('refuses an icon of the shell that nobody drew', () => {
    expect(() => renderIconSprite([], ['menu'])).toThrow('"menu"')
  })
})

it('stands in the repository as the illustrations are', () => {
  expect(listStaleSpriteFiles()).toEqual([])
  expect(new Set(shellIcons).size).toBe(shellIcons.length)
})
