import type { Recipe } from './recipe.ts'
import { removal } from './removal.ts'

interface Page {
  sections: object[]
}

const languages = ['nl', 'en']
const face = 'shared/company/feature.ts'
/** As `languageTag` of `shared/site/locales.ts` names them. */
const messageFiles = ['nl-NL', 'en'].map((tag) => `data/messages/${tag}.json`)
const pageFile = (locale: string) => `data/pages/proefpagina.${locale}.json`

const page: Recipe = {
  name: 'a page',
  most: 4,
  host: 'nl.localhost',
  path: '/proefpagina/',
  shows: 'Een proef met kaarten',
  add: async (copy) => {
    await copy.insert(
      face,
      '    contact: {',
      "    proefpagina: { ...lightPage, paths: { nl: '/proefpagina/', en: '/trial-page/' } },\n",
    )
    for (const locale of languages) {
      const title = locale === 'nl' ? 'Een proef met kaarten' : 'A trial with cards'
      const text =
        'A pack has 52 cards: four suits of thirteen. The ace is the highest card and, in a straight, the lowest.'
      const content = {
        title,
        description: text,
        sections: [
          { id: 'banner', kind: 'banner', suit: 'heart', eyebrow: title, title, lead: text },
          { id: 'deck', kind: 'prose', title, paragraphs: [text] },
        ],
      }
      await copy.write(pageFile(locale), `${JSON.stringify(content, null, 2)}\n`)
    }
    await copy.insert('data/budgets.json', '      "contact",', '      "proefpagina",\n')
  },
}

const menuEntry: Recipe = {
  name: 'its entry in a menu',
  most: 3,
  host: 'nl.localhost',
  path: '/',
  shows: 'Proef in het menu',
  add: async (copy) => {
    await copy.edit<{ sites: Record<string, object[]> }>('data/upstream/navigations.json', ({ sites }) => {
      sites.GGPNL?.push({
        path: '/proefpagina/',
        langKey: 'nav.proefpagina',
        routerName: 'proefpagina',
        siteType: 'contents',
        showSubArea: false,
        isShow: true,
        badge: null,
        children: [],
      })
    })
    for (const file of messageFiles) {
      await copy.insert(file, '  "nav.games":', '  "nav.proefpagina": "Proef in het menu",\n')
    }
  },
}

/** A kind of section whose component is one file; shown on the page above. */
function section(kind: string, { isInteractive }: { isInteractive: boolean }): Recipe {
  const component = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    name: isInteractive ? 'an interactive section' : 'a static section',
    most: 4,
    host: 'nl.localhost',
    path: '/proefpagina/',
    shows: `${kind} says so`,
    add: async (copy) => {
      await copy.insert(face, '    claims: exactly({', `    '${kind}': exactly({ title: Text }),\n`)
      if (isInteractive) await copy.insert(face, '} as const satisfies Feature', `  interactive: ['${kind}'],\n`)
      await copy.write(
        `client/company/sections/${kind}.tsx`,
        [
          "import type { SectionProps } from '#client/components/section-props.ts'",
          ...(isInteractive ? ["import { useState } from 'react'"] : []),
          '',
          `export function ${component}({ id, content }: SectionProps<'${kind}'>) {`,
          ...(isInteractive ? ['  const [count, setCount] = useState(0)'] : []),
          '  return (',
          '    <section id={id}>',
          '      <h2>{content.title}</h2>',
          ...(isInteractive
            ? ['      <button type="button" onClick={() => setCount(count + 1)}>', '        {count}', '      </button>']
            : []),
          '    </section>',
          '  )',
          '}',
          '',
        ].join('\n'),
      )
      for (const locale of languages) {
        await copy.edit<Page>(pageFile(locale), ({ sections }) => {
          sections.push({ id: kind, kind, title: `${kind} says so` })
        })
      }
    },
  }
}

const icon: Recipe = {
  name: 'an icon',
  most: 1,
  host: 'nl.localhost',
  path: '/api/_nuxt_icon/site.json?icons=proef',
  shows: 'M3 3h18v18z',
  add: (copy) =>
    copy.write(
      'client/art/icons/proef.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h18v18z"/></svg>\n',
    ),
}

const cookie: Recipe = {
  name: 'a cookie',
  most: 3,
  host: 'nl.localhost',
  path: '/cookiebeleid/',
  shows: 'proefkoekje',
  add: async (copy) => {
    await copy.insert(
      'shared/site/browser-storage.ts',
      '  { ...cookie, name: PREVIEW_COOKIE,',
      "  { ...cookie, name: 'proefkoekje', category: 'necessary', seconds: 3600 },\n",
    )
    for (const file of messageFiles) {
      await copy.insert(
        file,
        '  "storage.purpose":',
        '  "storage.proefkoekje": "Dat er een proef was; alleen als er een was",\n',
      )
    }
  },
}

const policyVersion: Recipe = {
  name: 'a version of a policy',
  most: 3,
  host: 'nl.localhost',
  path: '/huisregels/',
  shows: '/huisregels/versies/20980101/',
  add: async (copy) => {
    for (const locale of languages) {
      const text = await copy.read(`data/policies/house-rules/20250814.${locale}.md`)
      const today = new Date().toISOString().slice(0, 10)
      await copy.write(
        `data/policies/house-rules/20980101.${locale}.md`,
        text
          .replace(/^effective: .*$/m, 'effective: 2098-01-01')
          .replace(/^published: .*$/m, `published: ${today}`)
          .replace(/^## What changed\n[\s\S]*?(?=^## )/m, '## What changed\n### editorial\n- 1.1: Said shorter.\n\n'),
      )
    }
    await copy.edit<{ id: string; versions: string[] }[]>('data/policies/index.json', (policies) => {
      policies.find(({ id }) => id === 'house-rules')?.versions.push('20980101')
    })
    await copy.run('scripts/policy-ledger.ts')
  },
}

const edition: Recipe = {
  name: 'an edition with a law of its own',
  most: 7,
  host: 'uk.localhost',
  path: '/responsible-gaming/',
  shows: 'https://kaartkamer-uk.example/responsible-gaming/',
  add: async (copy) => {
    await copy.insert('shared/site/editions.ts', '] as const\nexport type EditionId', ", 'uk'")
    const market = JSON.parse(await copy.read('data/markets/ca/edition.json'))
    Object.assign(market, {
      id: 'uk',
      hosts: ['kaartkamer-uk.example', 'uk.localhost'],
      origin: 'https://kaartkamer-uk.example',
      embedderOrigins: ['https://client.kaartkamer-uk.example'],
      jurisdiction: 'great-britain',
      timeZone: 'Europe/London',
      regionCountryCode: 'GB',
    })
    await copy.write('data/markets/uk/edition.json', JSON.stringify(market, null, 2))
    const rules = await copy.read('data/markets/nl/region-rules.json')
    await copy.write('data/markets/uk/region-rules.json', rules.replaceAll('"NL"', '"GB"'))
    const law = JSON.parse(await copy.read('data/jurisdictions/ontario.json'))
    await copy.write(
      'data/jurisdictions/great-britain.json',
      JSON.stringify({ ...law, id: 'great-britain', territory: ['GB'] }, null, 2),
    )
    for (const file of messageFiles) {
      await copy.insert(file, '  "local-site.nl":', '  "local-site.uk": "Go to the British site",\n')
    }
    const floors = await copy.read('server/law/legal-floor.ts')
    const floor = /^ {2}ca: \{\n[\s\S]*?^ {2}\},\n/m.exec(floors)?.[0] ?? ''
    await copy.insert(
      'server/law/legal-floor.ts',
      floor,
      floor.replace('ca:', 'uk:').replace('ontario', 'great-britain'),
    )
  },
}

/** In the order in which they are done, all in one copy. */
export const recipes: readonly Recipe[] = [
  page,
  menuEntry,
  section('proef-stil', { isInteractive: false }),
  section('proef-levend', { isInteractive: true }),
  icon,
  cookie,
  policyVersion,
  edition,
  removal,
]
