import { describe, expect, it } from 'vitest'
import type { DownloadLink, Release } from '#shared/site/navigation.ts'
import { checkReleases } from './check-releases.ts'

const client = 'BRAND windows'
const link = (address: string): DownloadLink[] => [{ type: 6, url: `https://files.example/${address}` }]
const release = (fileName: string | null) => ({ fileName }) as Release
const check = (links: Record<string, DownloadLink[]>, files: (string | null)[]) =>
  checkReleases({
    folder: 'data',
    downloadLinks: new Map([[client, new Map(Object.entries(links))]]),
    releases: new Map([[client, files.map(release)]]),
  })

describe('the files that download buttons start', () => {
  it.each([
    ['one for all', { default: link('a/setup.exe'), DE: link('a/setup.exe') }, ['setup.exe']],
    [
      'one with a name of its own',
      { default: link('a/setup.exe'), DE: link('de/setup-de.exe') },
      ['setup.exe', 'setup-de.exe'],
    ],
    ['stores, which name no file', { default: link('a/store'), DE: link('de/store') }, [null]],
  ])('are told apart: %s', (_, links, files) => {
    expect(check(links, files)).toEqual([])
  })

  it('are refused without a release, and where two of a name are two files', () => {
    expect(check({ default: link('a/setup.exe'), DE: link('a/setup.exe') }, [])).toEqual([
      'data/releases.json: /brands/BRAND/windows expected the release of https://files.example/a/setup.exe, the download for default, DE',
    ])
    expect(check({ default: link('a/setup.exe'), DE: link('de/setup.exe') }, ['setup.exe'])).toEqual([
      'data/download-links.json: /brands/BRAND/windows/DE expected a file name of its own, which https://files.example/a/setup.exe has',
    ])
  })
})
