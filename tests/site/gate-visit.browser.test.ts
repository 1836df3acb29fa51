import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCoveredWords, findPictureFaults, findTightFaults } from '#scripts/quality/visit/picture-checks.ts'
import { findFileFaults } from '#scripts/quality/visit/picture-sizes.ts'
import { findPrintFaults } from '#scripts/quality/visit/print-checks.ts'
import { findMotion, findOverflow, findSpacingFaults } from '#scripts/quality/visit/reading-checks.ts'
import { findEndlessMotion, findForcedColourFaults, findNameFaults } from '#scripts/quality/visit/use-checks.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(() => browser.close())

/** Twice as large it still fits a telephone. */
const long = 'Kansspelbelastingtarief'
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
    [
      'what can be scrolled in a box that hides',
      `<div style="width:90px;overflow:hidden"><div style="overflow-x:auto"><a href="/">${long}</a></div></div>`,
    ],
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
    ['at its foot', `<div style="height:20px;overflow:hidden"><h3>Een<br>Twee</h3></div>`, '390 px:'],
    [
      'beyond a page that hides it',
      `<body style="overflow-x:hidden"><h1 style="font-size:3rem">${long}</h1>`,
      '320 px',
    ],
    [
      'of a row',
      `<div style="width:300px;overflow:hidden"><dl style="display:flex"><dt>${long}</dt></dl></div>`,
      '640 px with text at 200 %',
    ],
    [
      'of a list that is wider than what hides it',
      `<div style="width:90px;overflow:hidden"><div style="width:400px;overflow-x:auto"><a href="/">${long}</a></div></div>`,
      '820 px',
    ],
    [
      'below, of a list that is scrolled sideways',
      `<div style="height:20px;overflow:hidden"><div style="overflow-x:auto"><p style="margin-top:60px">${long}</p></div></div>`,
      '820 px',
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

  it.each([
    ['a little less than it holds', 340, 1],
    ['a column less than it holds', 400, 0],
  ])('finds a frame that shows %s', async (_, width, count) => {
    await open(`<main><div style="width:320px;overflow:auto"><p style="width:${width}px">x</p></div></main>`)
    const found = (await findOverflow(page)).filter((fault) => fault.startsWith('1440 px: scrolls sideways by 20 px'))
    expect(found).toHaveLength(count)
  })

  it('finds a page that is too wide, words that more space cuts off, and what moves', async () => {
    await open('<div style="width:500px">x</div>')
    expect(await findOverflow(page)).toEqual([
      '390 px: 110 px too wide',
      '320 px: 180 px too wide',
      '390 px with text at 200 %: 110 px too wide',
    ])
    await open(`<p style="width:200px;height:1.5rem;overflow:hidden">${long}</p>`)
    expect(await findSpacingFaults(page)).toEqual([expect.stringContaining('cut off')])
    const artwork = '<i style="position:absolute;inset:0 auto 0 0;aspect-ratio:3"></i>'
    await open(`<div style="position:relative;width:200px;line-height:1.2;overflow:clip">a<br>b<br>c${artwork}</div>`)
    expect(await findSpacingFaults(page)).toEqual([])
    await open('<style>@keyframes turn{to{rotate:1turn}}</style><p style="animation:turn 9s infinite">x</p>')
    expect(await findMotion(page)).toEqual([expect.stringContaining('animation:turn')])
  })
})

describe('the gate’s look at names, paper and colours', () => {
  it('finds nothing on a page that is right', async () => {
    await open(`<a href="/" aria-label="Zoek op de site">Zoek</a><p title="Dinsdag">dinsdag</p>
      <button style="border:1px solid" class="no-print">Verder</button><input style="border:1px solid" class="no-print" type="search">
      <style>@media print{.no-print{display:none}}</style>
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
    [
      'light on paper',
      findPrintFaults,
      '<div style="height:200px;background:linear-gradient(black,transparent)">x</div>',
      'light or shade',
    ],
    ['what is wider than paper', findPrintFaults, '<p style="width:900px">x</p>', 'wider than paper'],
    [
      'a word that paper breaks',
      findPrintFaults,
      '<p style="width:3em;overflow-wrap:anywhere">Toernooien</p>',
      'in two lines',
    ],
    ['a button on paper', findPrintFaults, '<button>Verder</button>', 'waits for a press'],
    [
      'a link that hides its address',
      findPrintFaults,
      '<main><a href="mailto:a@b.nl">Schrijf ons</a></main>',
      'address',
    ],
    ['an empty field on paper', findPrintFaults, '<input aria-label="x">', 'waits for a press'],
    [
      'words that paper cuts',
      findPrintFaults,
      '<p style="width:2em;overflow:hidden;white-space:nowrap">Toernooien</p>',
      'cut off on paper',
    ],
    ['a row in two', findPrintFaults, '<table><tr><td>x</td></tr></table>', 'may end in it'],
    ['what stands on every sheet', findPrintFaults, '<p style="position:fixed">x</p>', 'every sheet'],
    [
      'a button without an edge',
      findForcedColourFaults,
      '<button style="border:0;background:red">Verder</button>',
      '<button',
    ],
    ['a field without an edge', findForcedColourFaults, '<input style="border:0;background:#eee">', '<input'],
    [
      'a drawn word that keeps its colour',
      findForcedColourFaults,
      '<svg><text y="20" fill="#333">x</text></svg>',
      'own colours: <text',
    ],
  ] as const)('finds %s', async (_, find, html, fault) => {
    await open(html)
    expect(await find(page)).toEqual([expect.stringContaining(fault)])
  })
})

describe('the gate’s look at pictures', () => {
  const grid = (count: number, columns: number) =>
    `<ul style="display:grid;grid-template-columns:repeat(${columns},1fr)">${'<li>x</li>'.repeat(count)}</ul>`
  const card = '<img src="/art/card-spade-2.svg" width="120" height="168" alt="">'
  const photo = (fill: string) =>
    `<picture><img style="position:absolute;left:0;top:0" width="600" height="200" alt="" src="data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="${fill}"/></svg>`)}"></picture>`

  it.each([
    ['full rows', grid(6, 3)],
    ['two of three in the last row', grid(5, 3)],
    ['a card that is whole', `<div style="overflow:hidden;padding:9px">${card}</div>`],
    [
      'words that are read over a picture',
      `${photo('black')}<p style="position:relative;color:white">Wit op zwart</p>`,
    ],
    ['a figure with its unit', '<p>50\u00a0%</p>'],
    ['a word behind a soft hyphen', '<p style="width:5em">Variantie\u00adcalculator</p>'],
    ['a headline in the open', '<h1>Kop</h1><p style="position:fixed;inset:auto 0 0">onder</p>'],
  ])('finds nothing on %s', async (_, html) => {
    await open(`<main>${html}</main>`)
    expect(await findPictureFaults(page)).toEqual([])
  })

  it.each([
    ['one alone in its row', grid(7, 3), 'alone'],
    ['a card that a box cuts', `<div style="overflow:hidden;height:90px">${card}</div>`, 'cut'],
    [
      'a plot that its viewBox cuts',
      '<svg role="img" aria-label="x" viewBox="0 0 10 10" width="90" height="90"><path d="M0 0h20v5H0Z"/></svg>',
      'cut',
    ],
    ['pips that cannot be counted', card.replace('120', '52').replace('168', '73'), 'pips on 52 px'],
    [
      'words over a bright picture',
      `${photo('gold')}<p style="position:relative;color:white">Wit op goud</p>`,
      'contrast',
    ],
    ['a figure without its unit', '<p style="width:2em;font-size:40px">50 %</p>', 'two lines'],
    ['a headline after a window of picture', '<p style="height:100vh"></p><h1>Kop</h1>', 'below the window'],
    ['a headline under a question', '<h1>Kop</h1><p style="position:fixed;inset:0;background:red">?</p>', 'under'],
  ])('finds %s', async (_, html, fault) => {
    await open(`<main>${html}</main>`)
    expect(await findPictureFaults(page)).toEqual([expect.stringContaining(fault)])
  })

  it('looks where a layout has least room', async () => {
    const columns = 'grid-template-columns:repeat(auto-fit,minmax(400px,1fr))'
    await open(`<main><ul style="display:grid;${columns}"><li>1</li><li>2</li><li>3</li></ul></main>`)
    const found = await findTightFaults(page)
    expect(found.map((fault) => fault.split(':', 1)[0])).toEqual(['1024 × 900', '960 × 900', '844 × 390'])
  })

  it.each([
    ['pixels that are all shown', { width: 120, height: 80 }, 'width="120" height="80"', ''],
    [
      'a part of a picture that fills its box',
      { width: 120, height: 100 },
      'style="width:120px;height:80px;object-fit:cover"',
      '',
    ],
    ['twice the pixels', { width: 170, height: 113 }, 'width="120" height="80"', '2.00 times the pixels'],
    ['another shape', { width: 120, height: 80 }, 'style="width:100px;height:80px"', 'stretched by 1.20'],
    ['a late picture that moves the page', { width: 120, height: 80 }, 'loading="lazy"', 'no place before it comes'],
    [
      'an early picture far below',
      { width: 120, height: 80 },
      'style="margin-top:3000px;width:120px;height:80px"',
      'not lazy',
    ],
  ])('looks at the file of a picture: %s', async (what, size, attributes, fault) => {
    const file = await sharp({ create: { ...size, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await page.route('http://pictures.test/**', (route) => route.fulfill({ contentType: 'image/png', body: file }))
    const below = attributes.includes('lazy') ? '<p style="height:9000px">' : ''
    await open(`${below}<p><img alt="" src="http://pictures.test/${encodeURIComponent(what)}.png" ${attributes}>`)
    expect(await findFileFaults(page)).toEqual(fault ? [expect.stringContaining(fault)] : [])
  })

  it('finds a control over words, and takes a bar from edge to edge for the edge of the window', async () => {
    const words = '<p>Woord woord woord woord woord woord woord woord woord woord woord woord woord woord</p>'.repeat(
      60,
    )
    const button = '<a href="/" style="display:block;width:80px;height:40px;background:red">Op</a>'
    await open(`${words}<div style="position:fixed;bottom:9px;left:9px">${button}</div>`)
    expect(await findCoveredWords(page)).toEqual([expect.stringContaining('is over “Woord')])
    await open(`${words}<div style="position:fixed;inset:auto 0 0;background:white">${button}</div>`)
    expect(await findCoveredWords(page)).toEqual([])
  })
})
