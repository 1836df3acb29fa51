import { Portrait } from '#client/art/portrait.tsx'
import { PageTrail } from '#client/components/breadcrumb.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { activityFacts, TeamResults } from '../team-activity.tsx'
import styles from './team-member.module.css'

const PORTRAIT_WIDTH = 560
const OTHER_WIDTH = 160

export function TeamMember({ id, content, data, context, t, hrefTo }: StaticSectionProps<'team-member'>) {
  const { member, others, note } = content
  const pathOf = (slug: string) => hrefTo('ggteam-member', { slug })
  return (
    <section id={id} className={styles.member}>
      <Suit name={member.suit} className={styles.ghost} />
      <div className="wrap relative">
        <PageTrail
          parents={[{ label: t('nav.team'), page: 'ggteam' }]}
          name={member.name}
          {...{ context, t }}
          hrefTo={(page) => hrefTo(page, { slug: member.slug })}
        />
        <div className={`columns-1024 ${styles.body}`}>
          <Portrait slug={member.slug} size={PORTRAIT_WIDTH} className={styles.portrait} />
          <div>
            <h1>{member.name}</h1>
            <p className="mt-12 text-lead ink-reward">{member.role}</p>
            <blockquote className="display">{member.quote}</blockquote>
            {member.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            <dl className={`mt-32 line-above ${styles.facts}`}>
              {[...member.facts, ...(data ? activityFacts({ activity: data, t }) : [])].map(({ term, detail }) => (
                <div key={term} className="cluster line-below">
                  <dt>{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
            <p className={`quiet ${styles.note}`}>{note}</p>
          </div>
        </div>
        {data && <TeamResults id={id} activity={data} context={context} t={t} />}
        <nav className={styles.others} aria-label={t('team.others')}>
          <h2>{t('team.others')}</h2>
          <ul className="gap-16 grid">
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <a className="block plain hover-line" href={pathOf(slug)}>
                  <Portrait slug={slug} size={OTHER_WIDTH} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}
