import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Preview, readPreview, signPreview } from './preview-token.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.parse('2026-11-20T12:00:00Z')
const preview: Preview = {
  editionId: 'global',
  country: 'CA',
  region: 'ON',
  isWhitelisted: false,
  date: '2026-12-01',
  expires: now / 1000 + 3600,
}
const token = signPreview(preview, secret)
const read = (text: string, at = now) => readPreview(text, { secret, now: at })

/** A token of any content, properly signed. */
function signed(content: string): string {
  const payload = Buffer.from(content).toString('base64url')
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`
}

describe('a preview token', () => {
  it('says what was signed', () => {
    expect(read(token)).toEqual(preview)
    expect(read(signPreview({ ...preview, region: null }, secret))?.region).toBeNull()
  })

  it('is worth nothing after its hour', () => {
    expect(read(token, now + 3_599_000)).not.toBeNull()
    expect(read(token, now + 3_600_000)).toBeNull()
  })

  it('is worth nothing under another secret', () => {
    expect(readPreview(token, { secret: `${secret}!`, now })).toBeNull()
  })

  it.each([
    '',
    '.',
    'x',
    token.slice(1),
    token.slice(0, -1),
    `${token}.`,
    `${token}x`,
    token.replace('.', '..'),
    `${token.split('.')[0]}.`,
    `${Buffer.from(JSON.stringify({ ...preview, country: 'NL' })).toString('base64url')}.${token.split('.')[1]}`,
    'a'.repeat(10_000),
  ])('that was changed is refused: %.40s', (changed) => {
    expect(read(changed)).toBeNull()
  })

  it.each([
    { ...preview, editionId: 'de' },
    { ...preview, country: 'Canada' },
    { ...preview, date: 'tomorrow' },
    { ...preview, date: '2026-02-31' },
    { ...preview, isWhitelisted: 'yes' },
    { ...preview, isAdmin: true },
    null,
  ])('that says something else is refused: %j', (content) => {
    expect(read(signed(JSON.stringify(content)))).toBeNull()
  })

  it.each(['', 'x', '{', '{"editionId":', '\0', '[1,'])('that is signed and no JSON is refused: %j', (content) => {
    expect(read(signed(content))).toBeNull()
  })
})
