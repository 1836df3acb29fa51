import { PerkIllustration } from '#client/art/perk-illustration.tsx'
import { Badge } from '#client/components/badge.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import styles from './streamer-perks.module.css'

export function StreamerPerks({ id, content, t }: StaticSectionProps<'streamer-perks'>) {
  const { title, lead, items, absent } = content
  return (
    <section id={id} className={styles.perks}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className="line-around grid">
          {items.map(({ id: perk, name, text, isAbsent, clause }) => (
            <li key={perk} className={isAbsent ? styles.absent : undefined}>
              <PerkIllustration name={perk} />
              <div>
                <h3>{name}</h3>
                {isAbsent && absent && <Badge tone="plain">{absent}</Badge>}
                <p>{text}</p>
                <ClauseCite clause={clause} article={t('cite.article')} hasQuote={false} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
