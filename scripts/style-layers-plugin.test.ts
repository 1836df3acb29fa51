import { expect, it } from 'vitest'
import { styleLayers } from './style-layers-plugin.ts'

const transform = styleLayers().transform as unknown as {
  handler(code: string, id: string): { code: string } | null
}

it.each([
  ['/site/client/home/sections/hero.module.css', 'sections'],
  ['/site/client/layout/site-header.module.css', 'sections'],
  ['/site/client/kit/kit-page.module.css', 'sections'],
  ['/site/client/components/button.module.css', 'components'],
  ['/site/client/policies/policy-contents.module.css', 'components'],
])('puts %s into the layer "%s" as a whole, its lines where they were', (file, layer) => {
  const css = '.a {\n}\n@media print {\n}\n'
  expect(transform.handler(css, file)?.code).toBe(`@layer ${layer} {${css}}`)
})

it('leaves a file alone that names a layer itself', () => {
  expect(transform.handler('@layer overrides {\n}\n', '/site/client/layout/a.module.css')).toBeNull()
})
