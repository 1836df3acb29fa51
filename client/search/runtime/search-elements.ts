export function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: { [P in keyof HTMLElementTagNameMap[K]]?: HTMLElementTagNameMap[K][P] | undefined },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** One of the icons that every document carries (`client/art/shell-icons.ts`). */
export function icon(name: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  for (const [key, value] of [
    ['viewBox', '0 0 24 24'],
    ['width', '24'],
    ['height', '24'],
    ['fill', 'none'],
    ['stroke', 'currentColor'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(key, value)
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#icon-${name}`)
  svg.append(use)
  return svg
}
