import type { DataInput, LoadedData } from '#server/site/feature.ts'
import { loadSeries } from '#server/tournaments/load-series.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { AppTour } from '#shared/downloads/app-tour.ts'
import type { SectionContent, SectionKind } from '#shared/site/sections.ts'
import { selectUpcoming } from '#shared/tournaments/upcoming.ts'

/** As many as fit on a telephone. */
const UPCOMING = 5

/** What the drawn screens show of the pages that they lead to: no figure of theirs is written a second time. */
export async function loadAppTour(input: DataInput): Promise<LoadedData> {
  const { upcoming, version } = await loadUpcoming(input)
  const value: AppTour = {
    upcoming,
    hand: handOf(sectionOf(input, 'hand-analysis', 'worked-example')),
    pot: potOf(sectionOf(input, 'cash-games', 'rake-examples')),
    extras: sectionOf(input, 'features', 'structure-table').rows.map(([name, first]) => ({
      name: textOf(name),
      first: textOf(first),
    })),
    limits: sectionOf(input, 'responsible-gaming-limits', 'responsible-gaming-limits').limits,
    deposits: sectionOf(input, 'payment-methods', 'payment-methods'),
  }
  return { value, version }
}

/** The lobby's next tournaments: those that a beginner is shown, in the edition's own currency. */
async function loadUpcoming(input: DataInput): Promise<Pick<AppTour, 'upcoming'> & { version: string }> {
  const { currency, featuredBuyIn: limit } = input.site.edition
  try {
    const { value, version } = await loadSeries(input)
    return { upcoming: selectUpcoming(value, input.clock.hasCome, { currency, limit, count: UPCOMING }), version }
  } catch (error) {
    // The other screens need no back end.
    if (!(error instanceof UpstreamError)) throw error
    return { upcoming: null, version: 'none' }
  }
}

/** The first section of a kind on a page, as this visitor gets it. @throws Error where there is none. */
function sectionOf<Kind extends SectionKind>(
  { pages, locale, site, clock }: DataInput,
  pageId: string,
  kind: Kind,
): SectionContent<Kind> {
  const { sections } = pages.contentOf(pageId, locale, site.edition.id, { params: {}, clock, site })
  const found = sections.find((section) => section.kind === kind)
  if (!found) throw new Error(`The app tour shows a ${kind} of the page ${pageId}, which has none`)
  return found.content as SectionContent<Kind>
}

function handOf({ hand }: SectionContent<'worked-example'>): AppTour['hand'] {
  if (!hand) throw new Error('The app tour shows the hand of the page hand-analysis, which has none')
  return hand
}

/** The smallest pot that a full table played for, with a flop. */
function potOf({ bigBlind, pots }: SectionContent<'rake-examples'>): AppTour['pot'] {
  const players = Math.max(...pots.map((example) => example.players))
  const full = pots.filter((example) => example.hasFlop && example.players === players)
  return { bigBlind, players, amount: Math.min(...full.map(({ pot }) => pot)) }
}

function textOf(cell: SectionContent<'structure-table'>['rows'][number][number] | undefined): string {
  return typeof cell === 'string' ? cell : (cell?.text ?? '')
}
