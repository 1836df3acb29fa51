import Type, { type TSchema } from 'typebox'
import { PROBLEM_TYPE, Problem } from '#server/http/problems.ts'
import { LocaleText } from '#shared/site/editions.ts'
import { type NavigationItem as NavigationEntry, siteTypes } from '#shared/site/navigation.ts'
import { visitorDialogs } from '#shared/visitor/visit-decision.ts'
import { visitorSources } from '#shared/visitor/visitor.ts'

const nullableString = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** Named, so that its children can refer to it. */
export const NavigationItem = Type.Object(
  {
    path: Type.String({ description: "Path in the edition's default locale; an https URL for external and sibling" }),
    langKey: Type.String({ description: 'Key of the label' }),
    routerName: Type.String({ description: 'Id of the page, empty when it is not ours' }),
    siteType: Type.Enum([...siteTypes]),
    showSubArea: Type.Boolean(),
    isShow: Type.Boolean(),
    badge: nullableString('Key of the badge'),
    children: Type.Array(Type.Unsafe<NavigationEntry>(Type.Ref('NavigationItem#'))),
  },
  { $id: 'NavigationItem', title: 'Navigation item' },
)
const NavigationTree = Type.Array(Type.Unsafe<NavigationEntry>(Type.Ref('NavigationItem#')))

const VisitorAnswer = Type.Object({
  country: nullableString('ISO 3166-1 alpha-2'),
  region: nullableString('ISO 3166-2 subdivision without the country'),
  ruleKey: nullableString('Key of the region rule that applies'),
  ruleType: Type.Union([Type.Literal('BLOCKED'), Type.Literal('WARNING'), Type.Null()]),
  isWhitelisted: Type.Boolean(),
  prompt: Type.Union([Type.Enum([...visitorDialogs]), Type.Null()], {
    description: 'The dialog of the highest priority that concerns this visitor on this site',
  }),
  source: Type.Enum([...visitorSources]),
  reason: Type.Union([LocaleText, Type.Null()], { description: 'Why the rule is there, by language' }),
  basis: Type.Union([LocaleText, Type.Null()], { description: 'The law or decision behind the rule, by language' }),
  dataDate: Type.String({ format: 'date', description: 'Date of the location data' }),
  code: Type.String({ description: 'What customer support can look this answer up by; says nothing of who asked' }),
})

const problem = (description: string) => ({ description, content: { [PROBLEM_TYPE]: { schema: Problem } } })

/** How every route of the API fails. */
export const problems = {
  '4xx': problem('The request cannot be answered as it is'),
  '5xx': problem('The answer is not available now; 503 says in Retry-After when to ask again'),
}

/** What routes of the API that answer in JSON document of their answers. */
export const answer = <Schema extends TSchema>(summary: string, schema: Schema) => ({
  summary,
  response: { 200: schema, ...problems },
})

export const apiSchemas = {
  navigations: answer('Main navigation of the site', NavigationTree),
  utilNavigations: answer('Utility links of the site', NavigationTree),
  visitor: answer('Where the visitor seems to be, and the rule that applies', VisitorAnswer),
}
