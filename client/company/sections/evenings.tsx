import { ContentLink } from '#client/components/content-link.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './evenings.module.css'

/** With its zone, because a community is in many. */
const momentFormat = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const

/** When those who play meet, and how somebody takes part. */
export function Evenings({ id, content, data, context, t, hrefTo }: StaticSectionProps<'evenings'>) {
  const { title, lead, link, note } = content
  const { language, timeZone } = context
  return (
    <section id={id} className="wrap section-64-96">
      <SectionHead title={title} lead={lead} />
      <ul className={`columns-768 num ${styles.dates}`}>
        {data?.map((at) => (
          <li key={at} className="line-above">
            <time dateTime={at}>{formatsOf(language).date(new Date(at), { ...momentFormat, timeZone })}</time>
          </li>
        ))}
      </ul>
      <p className="mt-32">
        <ContentLink link={link} hrefTo={hrefTo} look="line" newTabLabel={t('header.new-tab')} />
      </p>
      <p className="quiet mt-16">{note}</p>
    </section>
  )
}
