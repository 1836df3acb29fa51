import { addDays, dayIn, isCalendarDay } from '#shared/site/calendar-days.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { startOfDay } from '#shared/site/zoned-time.ts'
import { type TrainingRound, trainingRound } from './pot-odds-training.ts'

/** Days begin when they do where the room is: everybody has the same question at the same moment, in every edition. */
const QUESTION_ZONE = 'Europe/Amsterdam'
/** The day of the first question. */
export const FIRST_QUESTION = '2026-01-01'

const DAY_MS = 86_400_000
/** Beyond the trainer's rounds, so that no question of a day is one of them. */
const FIRST_SEED = 100_000

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The question of a day: the same hand for everybody. */
export function questionOf(day: string): TrainingRound {
  return trainingRound(FIRST_SEED + daysBetween(FIRST_QUESTION, day))
}

/** The day that an address asks for; today where it asks for none, or for one that has no question yet. */
export function readDay(text: string | undefined, today: string): string {
  return text !== undefined && isCalendarDay(text) && text >= FIRST_QUESTION && text <= today ? text : today
}

/** When the question of a day is there, in ms since 1970. */
export function questionStart(day: string): number {
  return startOfDay(QUESTION_ZONE, day)
}

/** Today as the questions count it; what is made with it holds until midnight. */
export function questionDay(clock: ContentClock): string {
  const today = dayIn(QUESTION_ZONE, clock.madeAt)
  clock.hasBegun(addDays(today, 1), QUESTION_ZONE)
  return today
}

/** Days before a day that have a question, the latest first. */
export function daysBefore(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, -index - 1)).filter((one) => one >= FIRST_QUESTION)
}

/** What a call earns on average, in chips: below zero where it costs. */
export function callValue({ chance, pot, bet }: Pick<TrainingRound, 'chance' | 'pot' | 'bet'>): number {
  return chance * (pot + bet) - (1 - chance) * bet
}

/** Rounds that the trainer begins with: another one each day, far enough apart that nobody meets yesterday's again. */
const ROUNDS_PER_DAY = 97

/** The trainer's first round on a day. */
export function firstRound(day: string): number {
  return 1 + ROUNDS_PER_DAY * daysBetween(FIRST_QUESTION, day)
}
