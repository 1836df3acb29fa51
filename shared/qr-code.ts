/**
 * Data bytes, error-correction bytes per block, and blocks of the versions 1 to 6 at level M (ISO/IEC 18004, table 9).
 * From version 7 on a code carries its version, and no address of ours is that long.
 */
const versions = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 64, correction: 18, blocks: 2 },
  { data: 86, correction: 24, blocks: 2 },
  { data: 108, correction: 16, blocks: 4 },
] as const

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Rows of modules, true for dark. */
type Modules = boolean[][]

/**
 * The QR code of a text in bytes at level M (15 % may be unreadable), without its quiet zone.
 * @throws RangeError for more than 106 bytes.
 */
export function qrCode(text: string): Modules {
  const bytes = new TextEncoder().encode(text)
  // Four bits say that bytes follow, eight how many.
  const index = versions.findIndex(({ data }) => bytes.length <= data - 2)
  const version = versions[index]
  if (!version) throw new RangeError(`A QR code holds 106 bytes, not ${bytes.length}`)
  const size = 21 + 4 * index
  const codewords = interleave(padded(bytes, version.data), version)
  const candidates = masks.map((mask, number) => draw({ size, codewords, mask, number }))
  return candidates.reduce((best, other) => (penalty(other) < penalty(best) ? other : best))
}

/** SVG path data of the dark modules, one unit each. */
export function qrPath(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}Z`
      }),
    )
    .join('')
}

function padded(bytes: Uint8Array, length: number): number[] {
  // Four bits for the mode (0100), so that every byte straddles two.
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data: number[] = []
  for (let i = 0; i < nibbles.length; i += 2) data.push(((nibbles[i] as number) << 4) | (nibbles[i + 1] as number))
  for (let i = 0; data.length < length; i++) data.push(i % 2 ? 0x11 : 0xec)
  return data
}

function interleave(data: number[], { correction, blocks }: { correction: number; blocks: number }): number[] {
  const perBlock = data.length / blocks
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * perBlock, (i + 1) * perBlock))
  const byColumn = (columns: number[][]) => (columns[0] ?? []).flatMap((_, i) => columns.map((c) => c[i] as number))
  return [...byColumn(parts), ...byColumn(parts.map((part) => remainder(part, generator(correction))))]
}

/** Product in the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

function generator(degree: number): number[] {
  let root = 1
  let polynomial = [1]
  for (let i = 0; i < degree; i++) {
    const grown = [...polynomial, 0]
    polynomial = grown.map((value, k) => value ^ times(polynomial[k - 1] ?? 0, root))
    root = times(root, 2)
  }
  return polynomial.slice(1)
}

function remainder(data: number[], divisor: number[]): number[] {
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] as number)
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(divisor[i] as number, factor))
  }
  return rest
}

interface Drawing {
  size: number
  codewords: number[]
  mask: (x: number, y: number) => boolean
  number: number
}

function draw({ size, codewords, mask, number }: Drawing): Modules {
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  const target = (cx: number, cy: number, radius: number) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== (radius === 2 ? 1 : 2) && ring !== 4)
      }
    }
  }
  if (size > 21) target(size - 7, size - 7, 2)
  target(3, 3, 4)
  target(size - 4, 3, 4)
  target(3, size - 4, 4)
  drawFormat(size, number, set)

  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (modules[y]?.[x] !== undefined) continue
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        set(x, y, dark !== mask(x, y))
        bit++
      }
    }
  }
  return modules as Modules
}

/** Level M and the mask's number, twice, with their own error correction. */
function drawFormat(size: number, mask: number, set: (x: number, y: number, dark: boolean) => void): void {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark)
    set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, dark)
  }
  set(8, size - 8, true)
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and too much of one colour (section 7.8.3). */
function penalty(modules: Modules): number {
  const size = modules.length
  const columns = modules.map((_, x) => modules.map((row) => row[x] as boolean))
  let points = 0
  for (const line of [...modules, ...columns].map((cells) => cells.map(Number).join(''))) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    points += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0)
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const square = [modules[y]?.[x], modules[y - 1]?.[x], modules[y]?.[x - 1], modules[y - 1]?.[x - 1]]
      if (square.every((dark) => dark === square[0])) points += 3
    }
  }
  const share = modules.flat().filter(Boolean).length / (size * size)
  return points + 10 * Math.floor(Math.abs(share * 100 - 50) / 5)
}
