import type { MakePage } from '#server/site/content/load-pages.ts'
import type { TeamMemberContent } from '#shared/team/team.ts'
import type { Biographies } from './load-biographies.ts'

export function makeMemberPage(biographies: Biographies): MakePage {
  return (pageId, locale, _editionId, visit) => {
    if (pageId !== 'ggteam-member') return null
    const { title, description, note, members } = biographies[locale]
    const member = members.find(({ slug }) => slug === visit.params.slug)
    if (!member) throw new Error(`There is nothing to tell of ${visit.params.slug} in ${locale}`)
    const others = members.filter((other) => other !== member).map(({ slug, name }) => ({ slug, name }))
    const content: TeamMemberContent = { member, others, note }
    const named = (text: string) => text.replace('{name}', member.name).replace('{role}', member.role)
    return {
      title: named(title),
      description: named(description),
      sections: [{ id: 'member', kind: 'team-member', content }],
    }
  }
}
