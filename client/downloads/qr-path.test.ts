import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

it('draws one run per stretch of dark modules', () => {
  const path = qrPath([
    [true, true, false],
    [false, true, true],
  ])
  expect(path).toBe('M0 0h2v1H0ZM1 1h2v1H1Z')
})

it('covers every dark module of a code and nothing else', () => {
  const { data } = encode('https://kaartkamer-nl.example/download/', { ecc: 'M', border: 0 })
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, width] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1H\1Z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  expect(drawn).toEqual(data)
})
