import type { ReactNode } from 'react'
import { Portrait } from '#client/art/portrait.tsx'
import { hrefOrNull } from '#client/components/href-or-null.ts'
import { MoreLinks } from '#client/components/more-links.tsx'
import { OptionalData } from '#client/components/optional-data.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { createQuery } from '#client/site/queries.ts'
import type { BrandAmbassador } from '#shared/site/navigation.ts'
import styles from './ambassadors.module.css'

const ambassadorsQuery = createQuery('ambassadors', '/api/brand-ambassador')

type AmbassadorsProps = SectionProps<'ambassadors'>

const PORTRAIT_WIDTH = 280

export function Ambassadors(props: AmbassadorsProps) {
  const { content, context, t, hrefTo } = props
  const frame = (children: ReactNode) => (
    <Frame {...props}>
      <SectionHead title={content.title} lead={content.lead} />
      {children}
    </Frame>
  )
  return (
    <OptionalData query={ambassadorsQuery(context)} t={t} unavailable={t('ambassadors.unavailable')} frame={frame}>
      {(people) =>
        people.length > 0 &&
        frame(
          <>
            <ul className={`doors ${styles.people}`}>
              {people.map((person) => (
                <Person
                  key={person.slug}
                  href={hrefOrNull('ggteam-member', (page) => hrefTo(page, { slug: person.slug }))}
                  {...person}
                />
              ))}
            </ul>
            <p className="quiet mt-16">{content.note}</p>
            <MoreLinks links={content.links} hrefTo={hrefTo} />
          </>,
        )
      }
    </OptionalData>
  )
}

export function AmbassadorsSkeleton(props: AmbassadorsProps) {
  const { content, t } = props
  return (
    <Frame {...props}>
      <SectionHead title={content.title} lead={content.lead} />
      <p className="visually-hidden" role="status">
        {t('ambassadors.loading')}
      </p>
      <div className={styles.waiting} aria-hidden="true" />
    </Frame>
  )
}

function Frame({ id, children }: Pick<AmbassadorsProps, 'id'> & { children: ReactNode }) {
  return (
    <section id={id} className="section-80-128">
      <div className="wrap">{children}</div>
    </section>
  )
}

function Person({ slug, name, href }: BrandAmbassador & { href: string | null }) {
  const person = (
    <>
      <Portrait slug={slug} size={PORTRAIT_WIDTH} className={`dims ${styles.portrait}`} />
      <h3>{name}</h3>
    </>
  )
  return <li>{href ? <a href={href}>{person}</a> : person}</li>
}
