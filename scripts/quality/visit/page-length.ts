import type { Page } from 'playwright-core'
import { readHelpPage } from '#shared/help/help-routes.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'

/** Screens of a telephone of 390 × 844, the question of consent left out: further down nobody reads. */
const MAX_SCREENS = 8

/** Whether a page is longer than a telephone may show, at the width that the page has now. Policies, help and the glossary are looked things up in. */
export async function findLongPage(page: Page, id: string): Promise<string[]> {
  if (readPolicyPage(id) || readHelpPage(id) || id === 'help' || id === 'poker-glossary') return []
  const screens = await page.evaluate(() => {
    const question = document.querySelector('[data-consent-banner]')?.getBoundingClientRect().height ?? 0
    return (document.documentElement.scrollHeight - question) / 844
  })
  return screens > MAX_SCREENS ? [`${screens.toFixed(2)} screens of a telephone, and ${MAX_SCREENS} are allowed`] : []
}
