import { parseHTML } from 'linkedom'
import { expect } from 'vitest'
import type { Edition } from '#shared/site/editions.ts'
import { IMAGE_FORMAT, imageDensities } from '#shared/site/limits.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { PageState } from '#shared/site/page-model.ts'

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

interface Expected {
  edition: Edition
  locale: Locale
  /** Canonical path; null on an error page. */
  path: string | null
  status: number
  isStreamed?: boolean
}

/** What every page of the site keeps, whichever edition, locale or way of sending. Returns the parsed document. */
export function expectPage(
  answer: PageAnswer,
  { edition, locale, path, status, isStreamed = false }: Expected,
): Document {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.text.startsWith('<!doctype html>')).toBe(true)
  expect(answer.text.endsWith('</html>')).toBe(true)
  const { document } = parseHTML(answer.text)

  expect(document.documentElement.lang).toBe(locales[locale].language)
  expect(document.querySelectorAll('title')).toHaveLength(1)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelectorAll('main')).toHaveLength(1)
  expect(document.querySelector('title')?.textContent).toContain(edition.brandName)
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeGreaterThan(20)
  expectAddresses(document, edition, path)
  expectNoRawKeys(document)
  expect([...document.querySelectorAll('[style]')].map((element) => element.outerHTML)).toEqual([])
  expectPolicy(answer, document, { edition, isStreamed })
  expectPictures(document)

  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState
  expect(state.page.context).toMatchObject({ editionId: edition.id, locale, status })
  return document
}

function expectAddresses(document: Document, edition: Edition, path: string | null): void {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null
  expect(canonical).toBe(path === null ? null : edition.origin + path)
  const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')]
  const hrefs = alternates.map((link) => link.getAttribute('href'))
  if (path === null) {
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(hrefs).toEqual([])
  } else if (document.querySelector('meta[name="robots"]')) {
    // What nobody is to find names no page to find elsewhere.
    expect(hrefs).toEqual([])
  } else {
    expect(hrefs).toContain(canonical)
    const neutral = alternates.find((link) => link.getAttribute('hreflang') === 'x-default')
    expect(neutral?.getAttribute('href')).toBe(hrefs[0])
  }
}

/** Room for each picture before it comes; at most one is wanted at once, all other photographs when they come near. */
function expectPictures(document: Document): void {
  for (const image of document.querySelectorAll('img')) {
    for (const side of ['width', 'height']) {
      const size = Number(image.getAttribute(side))
      expect(size, `${side} of ${image.outerHTML}`).toBeGreaterThan(0)
    }
    expect(image.hasAttribute('alt'), image.outerHTML).toBe(true)
  }
  const pictures = [...document.querySelectorAll('main picture > img')]
  for (const picture of pictures) {
    const densities = attributeOf(picture, 'srcset')?.match(/\.webp \d+x/g)
    expect(densities).toEqual(imageDensities.map((density) => `.${IMAGE_FORMAT} ${density}x`))
  }
  const urgent = pictures.filter((picture) => attributeOf(picture, 'fetchpriority') === 'high')
  expect(urgent.length).toBeLessThanOrEqual(1)
  expect(pictures.indexOf(urgent[0] as Element)).toBeLessThanOrEqual(0)
  const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy')
  expect(eager).toEqual(urgent)
}

/** An attribute however React spells it, which a browser does not mind. */
function attributeOf(element: Element, name: string): string | null {
  const spelt = element.getAttributeNames().find((known) => known.toLowerCase() === name)
  return spelt === undefined ? null : element.getAttribute(spelt)
}

/** A key of a message that was never looked up: `nav.about-us`, `ERROR_404_TITLE`. */
const RAW_KEY = /\b(?:nav|badge|header|footer|strip|skip|live)\.[a-z][a-z.-]+|\b[A-Z]+_[A-Z0-9_]+\b/

function expectNoRawKeys(document: Document): void {
  const texts = [...document.querySelectorAll('body *')]
    .filter((element) => !['SCRIPT', 'STYLE'].includes(element.tagName))
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ])
  expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([])
}

function expectPolicy(
  answer: PageAnswer,
  document: Document,
  { edition, isStreamed }: Pick<Expected, 'edition'> & { isStreamed: boolean },
): void {
  const csp = answer.headers['content-security-policy'] ?? ''
  expect(csp).toContain("default-src 'none'")
  // Only the sign-up form leaves the site, and to one origin.
  const form = document.querySelector<HTMLFormElement>('form[action^="https:"]')
  const formOrigin = form && new URL(form.getAttribute('action') ?? '').origin
  expect(formOrigin !== null).toBe(document.querySelector('main[data-page="sign-up"] form') !== null)
  expect(csp).toContain(`form-action 'self'${formOrigin ? ` ${formOrigin}` : ''};`)
  expect(csp).toContain("require-trusted-types-for 'script'")
  const embedders = document.body.className.startsWith('embedded-') ? edition.embedderOrigins.join(' ') : "'none'"
  expect(csp).toContain(`frame-ancestors ${embedders};`)
  expect(answer.headers['x-frame-options']).toBe(embedders === "'none'" ? 'DENY' : undefined)
  expect(csp.replaceAll(/(?:form-action|frame-ancestors) [^;]*/g, '')).not.toMatch(/unsafe|\*|https?:/)
  expect(answer.headers.vary).toBe('Accept-Encoding')
  expect(csp.includes("'nonce-")).toBe(isStreamed)
  const inline = [...document.querySelectorAll('script:not([src])')]
  const executable = inline.filter((script) => !script.getAttribute('type')?.match(/^application\/(?:ld\+)?json$/))
  if (!isStreamed) expect(executable.map((script) => script.outerHTML)).toEqual([])
  for (const element of document.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
  }
}
