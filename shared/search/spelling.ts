/** The word that is nearest to another, of words in order of how often they are used; null: none within so many edits. */
export function nearestWord(word: string, words: readonly string[], within: number): string | null {
  let nearest: string | null = null
  let least = Math.min(within, mostEdits(word)) + 1
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    // Who misses by more than one letter still knows the first.
    const most = candidate[0] === word[0] ? least - 1 : Math.min(least - 1, 1)
    const edits = countEdits(word, candidate, most)
    if (edits > most) continue
    nearest = candidate
    least = edits
    if (least === 1) break
  }
  return nearest
}

function mostEdits(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 9 ? 1 : 2
}

/** Letters that are missing, too many, other or swapped with their neighbour (Damerau, optimal string alignment); above `most` it stops. */
function countEdits(from: string, to: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwap) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      row.push(edits)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[to.length] ?? most + 1
}
