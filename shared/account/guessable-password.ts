import { worstPasswords } from './worst-passwords.ts'

/** What people choose most, by itself or put together, in English and Dutch, and our own name. */
const commonWords = `
  password passw0rd p4ssword wachtwoord wachtw00rd welkom welcome hallo hello geheim secret admin login inloggen account
  letmein iloveyou ikhouvanjou ikhouvan houvanjou liefde lieverd schatje darling sweetheart princess prinses sunshine
  zonnetje zomer winter lente herfst summer spring autumn vakantie holiday januari februari maart april augustus
  september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday
  thursday friday saturday sunday voetbal football ajax feyenoord amsterdam rotterdam denhaag utrecht eindhoven nederland
  holland netherlands toronto ontario canada poker pokerface kaartkamer holdem texas casino jackpot royalflush fullhouse
  straight winner winnaar lucky geluk money geld dragon monkey shadow master superman batman starwars pokemon minecraft
  michael jessica daniel thomas charlie jordan hunter freedom trustno changeme default access samsung google facebook
  correcthorsebatterystaple fuck qazwsx wsxedc edcrfv test user gast guest baby angel mama papa
`
/** Rows of keys, straight, slanting and by turns, and of the alphabet, of which any part is as well known, either way. */
const rows = [
  ...['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'],
  ...['1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', '1a2b3c4d5e6f7g8h9i0j', 'a1b2c3d4e5f6g7h8i9j0'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm', 'zaq12wsxcde34rfvbgt5', '1qazxsw23edcvfr4'],
]

const guesses = [...commonWords.trim().split(/\s+/), ...rows.flatMap(partsOf), ...rows.map(reversed).flatMap(partsOf)]

/** A date, a year, a number that is counted up: what is put behind a word when a number is asked for. */
const shortNumber = /(?<!\d)\d{1,8}(?!\d)/
const repeated = /(.{1,4}?)\1{2,}/gsu
/** Characters that are left when all that anybody guesses is taken away; with fewer, a password is the guess. */
const MIN_LEFT = 5

/**
 * Whether a password is one of the first that are tried: common words, rows, repetitions, and words of the account's own
 * (NIST SP 800-63B-4, 3.1.1.2), whatever numbers and signs stand between them.
 */
export function isGuessable(password: string, ownWords: readonly string[] = []): boolean {
  const own = ownWords.map((word) => word.toLowerCase()).filter((word) => word.length > 2)
  // The longest first: of a part of it, something would be left.
  const words = [...own, ...guesses].toSorted((a, b) => b.length - a.length)
  const left = words.reduce((text, word) => text.replaceAll(word, ' '), password.toLowerCase())
  const unguessed = left
    .replaceAll(repeated, ' ')
    .replace(shortNumber, ' ')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return [...unguessed].length < MIN_LEFT || isOneOrTwoOfTheWorst(unguessed)
}

/** Three words that have nothing to do with each other are no guess any more, common as each may be. */
function isOneOrTwoOfTheWorst(text: string): boolean {
  if (worstPasswords.has(text)) return true
  return [...text].some((_, at) => worstPasswords.has(text.slice(0, at)) && worstPasswords.has(text.slice(at)))
}

function partsOf(row: string): string[] {
  return [...row].flatMap((_, start) => [...row.slice(start + 2)].map((__, more) => row.slice(start, start + 3 + more)))
}

function reversed(row: string): string {
  return [...row].reverse().join('')
}
