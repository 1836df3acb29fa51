import { describe, expect, it } from 'vitest'
import { qrCode, qrPath } from './qr-code.ts'

/** Rows as hexadecimal numbers, made with the package qrcode 1.5.4 from the same bytes at level M. */
const reference = [
  '1fc1177f 104a3041 1757535d 175eca5d 17581a5d 105d6441 1fd5557f 103500 17ca8a7c 68a9771 57ce400 835539a 4ca0a2c',
  '7329ff1 126af1fc d109152 f7d7a0c 1aba12f5 14ca34b4 12345612 145609f7 19df1f 1fcae35c 1056b711 175069f4 1752960f',
  '175b72fe 104c116a 1fdb8e04',
]
  .join(' ')
  .split(' ')

describe('a QR code', () => {
  it('has the modules that another encoder gives', () => {
    const rows = qrCode('https://kaartkamer-nl.example/download/').map((row) =>
      Number.parseInt(row.map(Number).join(''), 2).toString(16),
    )
    expect(rows).toEqual(reference)
  })

  it.each([
    { bytes: 14, size: 21 },
    { bytes: 15, size: 25 },
    { bytes: 62, size: 33 },
    { bytes: 63, size: 37 },
    { bytes: 106, size: 41 },
  ])('of $bytes bytes is $size modules wide', ({ bytes, size }) => {
    expect(qrCode('x'.repeat(bytes))).toHaveLength(size)
  })

  it('refuses what does not fit, counted in bytes', () => {
    expect(() => qrCode('é'.repeat(54))).toThrow('106 bytes, not 108')
  })

  it('is drawn as one run per stretch of dark modules', () => {
    const path = qrPath([
      [true, true, false],
      [false, true, true],
    ])
    expect(path).toBe('M0 0h2v1H0ZM1 1h2v1H1Z')
  })
})
