import type { Island, IslandInput } from '#server/site/feature.ts'
import { clausesOf, type PolicyContent } from '#shared/policies/policies.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'

/** Longest text of a clause that a preview shows, in characters. */
const MAX_CLAUSE_LENGTH = 480

/** `policy-clause_{path, its parts joined by dots}_{number}`: a clause of a policy's or a version's page. */
export async function clauseIsland(
  { pages, site, clock }: IslandInput,
  props: readonly string[],
): Promise<Island | null> {
  const [path = '', number = '', ...rest] = props
  if (rest.length > 0) return null
  const match = site.paths.resolve(`/${path.replaceAll('.', '/')}/`)
  if (match.type !== 'page' || (match.row.validate && !match.row.validate(match.params))) return null
  const { id, locale, params } = match
  const policyPage = readPolicyPage(id)
  if (!policyPage || policyPage.kind === 'comparison') return null
  const { sections } = pages.contentOf(id, locale, site.edition.id, { params, clock, site })
  const policy = sections.find(({ kind }) => kind === 'policy')?.content as PolicyContent | undefined
  const clause = policy && clausesOf(policy.text).find((candidate) => candidate.number === number)
  if (!policy || !clause) return null
  const { title } = policy.text
  return { component: 'clause-preview', props: { locale, title, number, text: shorten(clause.plain) } }
}

/** Whole words, and a sign that there is more. */
function shorten(text: string): string {
  if (text.length <= MAX_CLAUSE_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_CLAUSE_LENGTH))} …`
}
