/** Ways to play that the timetable has words for. Apart from the tournaments: home's script has no use for the list. */
export const tournamentFormats = [
  'freezeout',
  're-entry',
  'six-max',
  'omaha',
  'mystery-battle-royale',
  'flip-and-go',
  'satellite',
  'two-days',
] as const
export type TournamentFormat = (typeof tournamentFormats)[number]
