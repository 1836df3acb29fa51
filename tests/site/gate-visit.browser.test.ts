import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMotion, findOverflow, findSpacingFaults } from '#scripts/quality/visit/reading-checks.ts'
import {
  findEndlessMotion,
  findForcedColourFaults,
  findNameFaults,
  findPrintFaults,
} from '#scripts/quality/visit/use-checks.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(() => browser.close())

const long = 'Kansspelbelastingpercentages'
const open = (html: string) =>
  page.setContent(`<!doctype html><style>body{margin:0;font:1rem/1.5 sans-serif}</style>${html}`)

describe('the gate’s look at words', () => {
  it.each([
    ['a page whose words fit', `<h1 style="overflow:hidden">Kort</h1><p>${long}</p>`],
    [
      'what is hidden from sight on purpose',
      `<h2 style="position:absolute;width:1px;height:1px;overflow:hidden">${long}</h2>`,
    ],
    ['a narrow page whose window hides', `<body style="overflow-x:hidden;width:100px"><p>${long}</p>`],
    ['what can be scrolled', `<div style="width:90px;overflow-x:auto"><a href="/">${long}</a></div>`],
    ['what is closed', `<details><summary>Meer</summary><p style="width:9px;overflow:hidden">${long}</p></details>`],
    [
      'what an absolute box leaves',
      `<div style="overflow:hidden;width:90px;height:30px"><a href="/" style="position:absolute">${long}</a></div>`,
    ],
  ])('finds nothing on %s', async (_, html) => {
    await open(html)
    expect(await findOverflow(page)).toEqual([])
  })

  it.each([
    ['in its own box', `<h2 style="width:90px;overflow:hidden">${long}</h2>`, '320 px'],
    ['around it', `<div style="width:90px;overflow:clip"><p><a href="/">${long}</a></p></div>`, '320 px'],
    ['with dots', `<button style="width:90px;overflow:hidden;text-overflow:ellipsis">${long}</button>`, '1440 px'],
    ['at its foot', `<div style="height:20px;overflow:hidden"><h3>Een<br>Twee</h3></div>`, '390 px'],
    [
      'beyond a page that hides it',
      `<body style="overflow-x:hidden"><h1 style="font-size:3rem">${long}</h1>`,
      '320 px',
    ],
    [
      'of a row',
      `<div style="width:300px;overflow:hidden"><dl style="display:flex"><dt>${long}</dt></dl></div>`,
      'text at 200 %',
    ],
    [
      'of an absolute box',
      `<div style="position:relative;overflow:hidden;width:90px;height:30px"><a href="/" style="position:absolute">${long}</a></div>`,
      '820 px',
    ],
  ])('finds a text cut off %s', async (_, html, where) => {
    await open(html)
    const found = await findOverflow(page)
    expect(found.filter((fault) => fault.includes('cut off:') && fault.includes(where))).toHaveLength(1)
  })

  it('finds a page that is too wide, words that more space cuts off, and what moves', async () => {
    await open('<div style="width:500px">x</div>')
    expect(await findOverflow(page)).toEqual(['390 px: 110 px too wide', '320 px: 180 px too wide'])
    await open(`<p style="width:280px;height:1.5rem;overflow:hidden">${long}</p>`)
    expect(await findSpacingFaults(page)).toEqual([expect.stringContaining('cut off')])
    await open('<style>@keyframes turn{to{rotate:1turn}}</style><p style="animation:turn 9s infinite">x</p>')
    expect(await findMotion(page)).toEqual([expect.stringContaining('animation:turn')])
  })
})

describe('the gate’s look at names, paper and colours', () => {
  it('finds nothing on a page that is right', async () => {
    await open(`<a href="/" aria-label="Zoek op de site">Zoek</a><p title="Dinsdag">dinsdag</p>
      <button style="border:1px solid">Verder</button><input style="border:1px solid" type="search">
      <p style="background:black;color:white;print-color-adjust:exact">Wit op zwart</p>
      <style>@keyframes turn{to{rotate:1turn}}</style><p style="animation:turn 1s 2">x</p>`)
    for (const find of [findNameFaults, findEndlessMotion, findPrintFaults, findForcedColourFaults]) {
      expect(await find(page)).toEqual([])
    }
  })

  it.each([
    ['another name', findNameFaults, '<button aria-label="Sluit">Verder</button>', 'other words'],
    [
      'a name from elsewhere',
      findNameFaults,
      '<i id="a">Sluit</i><a href="/" aria-labelledby="a">Verder</a>',
      'other words',
    ],
    ['a title alone', findNameFaults, '<p title="Vandaag">dinsdag</p>', 'title'],
    ['film', findNameFaults, '<video></video>', 'film'],
    [
      'endless motion',
      findEndlessMotion,
      '<style>@keyframes turn{to{rotate:1turn}}</style><p style="animation:turn 9s infinite">x</p>',
      '<p',
    ],
    ['white on paper', findPrintFaults, '<div style="background:black"><p style="color:white">x</p></div>', 'pale'],
    [
      'white on a ground that is none',
      findPrintFaults,
      '<p style="color:white;print-color-adjust:exact">x</p>',
      'pale',
    ],
    ['what stands on every sheet', findPrintFaults, '<p style="position:fixed">x</p>', 'every sheet'],
    [
      'a button without an edge',
      findForcedColourFaults,
      '<button style="border:0;background:red">Verder</button>',
      '<button',
    ],
    ['a field without an edge', findForcedColourFaults, '<input style="border:0;background:#eee">', '<input'],
  ] as const)('finds %s', async (_, find, html, fault) => {
    await open(html)
    expect(await find(page)).toEqual([expect.stringContaining(fault)])
  })
})
