/** What copying from an app, a page or a mail leaves around a text: spaces, and marks that nobody sees; one of them, for a pattern. */
export const INVISIBLE_MARK = '[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'
