import type { SelfTestBand } from './responsible-gaming-content.ts'

/** Index of the first question without an answer; null when there is none. */
export function firstUnanswered(answers: readonly (number | null)[]): number | null {
  const index = answers.indexOf(null)
  return index < 0 ? null : index
}

/**
 * The points of all answers together and the band that they fall in: the last one that begins at or below them.
 * @throws Error when no band begins that low.
 */
export function scoreSelfTest(
  answers: readonly number[],
  bands: readonly SelfTestBand[],
): { score: number; band: SelfTestBand } {
  const score = answers.reduce((sum, points) => sum + points, 0)
  const band = bands.findLast(({ from }) => from <= score)
  if (!band) throw new Error(`No band of the self-test holds a score of ${score}`)
  return { score, band }
}
