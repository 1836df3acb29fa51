import path from 'node:path'
import { expect, test } from 'vitest'
import { listStaleCitations } from '#scripts/document-citations.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Decisions that there are not; as whole words, this file would cite them itself. */
const [gone, lost] = ['0999', '0998']

test('what a document or a comment cites and does not exist is told with its line', () => {
  const source = [
    'See `shared/gone.ts`, `shared/site/routes.ts`, `data/pages/{id}.{locale}.json`, `data/gone/{id}.json`.',
    `[gone](decisions/0999-gone.md), [there](http.md#links), [elsewhere](https://example.com/gone.md), decision ${gone}`,
    '`gone.test.ts`, `document-citations.test.ts`, `tests/site/`',
  ].join('\n')
  const code = { file: 'server/some.ts', source: `/** Some (decision ${lost}, decision 0001). */` }
  expect(listStaleCitations(root, [{ file: 'docs/some.md', source }], [code])).toEqual([
    `docs/some.md:2 cites decision ${gone}, which docs/decisions/ does not have`,
    `server/some.ts:1 cites decision ${lost}, which docs/decisions/ does not have`,
    'docs/some.md:2 links to decisions/0999-gone.md, which does not exist',
    'docs/some.md:1 names shared/gone.ts, which does not exist',
    'docs/some.md:1 names data/gone/{id}.json, which does not exist',
    'docs/some.md:3 names gone.test.ts, which does not exist',
  ])
})
