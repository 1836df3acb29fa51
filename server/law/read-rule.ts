import type { PageRule } from './rule.ts'

/** What no rule has read may say anything. */
export const readRule: PageRule = {
  id: 'C27',
  sentence: 'Every text that leaves the process is read by every rule about words.',
  checkPage: ({ unread }) =>
    unread.map((what) => ({
      message: `Nobody has read what ${what} says`,
      law: 'Design, section 7: the rules see all that visitors get',
      file: 'server/law/read-answer.ts',
    })),
}
