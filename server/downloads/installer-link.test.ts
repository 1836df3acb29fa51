import { describe, expect, it } from 'vitest'
import { allowedDownloads, installerLink } from './installer-link.ts'

const origins = ['https://downloads.example', 'https://store.example']
const link = (url: string, type = 6) => ({ type, url })

describe('allowedDownloads', () => {
  it.each([
    'https://downloads.example/client.exe',
    'https://DOWNLOADS.example/client.exe',
    'https://downloads.example:443/client.exe',
    'https://store.example/app?id=1#x',
  ])('offers %s', (url) => {
    expect(allowedDownloads([link(url)], origins)).toHaveLength(1)
  })

  it.each([
    'http://downloads.example/client.exe',
    'https://evil.example/client.exe',
    'https://downloads.example.evil.example/client.exe',
    'https://evil-downloads.example/client.exe',
    'https://sub.downloads.example/client.exe',
    'https://downloads.example:8443/client.exe',
    'https://downloads.example@evil.example/client.exe',
    'https://user:pass@downloads.example/client.exe',
    'https://downloads.example\\@evil.example/',
    'https://downloads.example\t.evil.example/',
    'https://downloads.example./client.exe',
    '//downloads.example/client.exe',
    'https:downloads.example/client.exe',
    'javascript:alert(1)//downloads.example',
    'data:text/html,x',
    '/client.exe',
    '',
  ])('does not offer %j', (url) => {
    expect(allowedDownloads([link(url)], origins)).toEqual([])
  })
})

describe('installerLink', () => {
  const find = (links: ReturnType<typeof link>[], language = 'nl-nl') => installerLink({ links, origins, language })

  it('is the installer, told the language', () => {
    const links = [link('https://downloads.example/app', 2), link('https://downloads.example/setup?os=1', 6)]
    expect(find(links, 'pt')).toBe('https://downloads.example/setup?os=1&language=pt')
  })

  it('leaves the language that a link has of its own', () => {
    expect(find([link('https://downloads.example/setup?language=en')])).toBe(
      'https://downloads.example/setup?language=en',
    )
  })

  it('passes over a preferred link that is not allowed', () => {
    const links = [link('https://evil.example/setup', 6), link('https://downloads.example/app', 2)]
    expect(find(links)).toBe('https://downloads.example/app')
  })

  it.each([[[]], [[link('https://downloads.example/x', 1)]], [[link('https://evil.example/x')]]])(
    'is null for %j',
    (links) => {
      expect(find(links)).toBeNull()
    },
  )
})
