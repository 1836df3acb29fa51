import { Button } from '#client/components/button.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { formatDay } from '#client/components/format-day.ts'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { FactList } from '#client/site/sections/facts.tsx'
import type { SectionContent } from '#shared/site/sections.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'
import { LocalSiteLink } from '../local-site-link.tsx'
import styles from './region-explanation.module.css'

const DIALOGS_ID = 'dialogs'

type Props = StaticSectionProps<'region-explanation'>
type Explained = Props & { data: NonNullable<Props['data']> }

export function RegionExplanation(props: Props) {
  const { id, content, data } = props
  if (!data) return null
  const explained = { ...props, data }
  return (
    <>
      <ReadingSection id={id} title={content.seen.title} lead={content.seen.lead}>
        <Seen {...explained} />
      </ReadingSection>
      <ReadingSection id="rule" title={content.rule.title}>
        <Rule {...explained} />
      </ReadingSection>
      <ReadingSection id="effects" title={content.effects.title}>
        <Effects {...explained} />
        <LocalSiteLink context={props.context} className={`link-target ${styles.text}`} t={props.t} />
      </ReadingSection>
      <ReadingSection id="mistake" title={content.mistake.title}>
        <Mistake {...explained} />
      </ReadingSection>
      <ReadingSection id={DIALOGS_ID} title={content.dialogs.title}>
        <ClosedDialogs {...explained} />
      </ReadingSection>
    </>
  )
}

function Seen({ content: { seen }, data, context: { language } }: Explained) {
  const { visitor, dataDate } = data
  return (
    <FactList
      items={[
        { term: seen.country, detail: countryName(visitor, language) ?? seen.unknown },
        { term: seen.region, detail: regionName(visitor, seen.regions) ?? seen.unknown },
        {
          term: seen.source,
          detail: seen.sources[visitor.source].replace('{date}', formatDay(dataDate, language)),
        },
      ]}
    />
  )
}

function Rule({ content: { rule: texts }, data, context: { locale } }: Explained) {
  const { visitor, rule } = data
  return (
    <FactList
      items={[
        { term: texts.key, detail: visitor.ruleKey ?? texts.none },
        { term: texts.type, detail: texts.types[visitor.ruleType ?? 'open'] },
        { term: texts.reason, detail: rule ? rule.reason[locale] : texts.whitelist },
        ...(rule ? [{ term: texts.basis, detail: rule.source[locale] }] : []),
      ]}
    />
  )
}

function Effects({ content, data: { effects } }: Explained) {
  const { downloads, signUp, dialogs } = content.effects
  const opening = effects.dialogs.map((name) => content.dialogs.names[name]).join(' ')
  return (
    <FactList
      items={[
        { term: downloads.term, detail: effects.areDownloadsOff ? downloads.off : downloads.on },
        { term: signUp.term, detail: signUp[effects.signUp] },
        { term: dialogs.term, detail: opening || dialogs.none },
      ]}
    />
  )
}

function Mistake({ content: { mistake }, data, hrefTo, t }: Explained) {
  return (
    <div className={`stack-16 ${styles.text}`}>
      <p>{mistake.text}</p>
      <p className={`strong ${styles.code}`}>
        {mistake.code} <code>{data.code}</code>
      </p>
      <p>{mistake.note}</p>
      <ContentLink link={mistake.link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
    </div>
  )
}

/** The form leads back to where it stands: a redirect keeps the place that its action names. */
function ClosedDialogs({ content: { dialogs }, data: { closed } }: Explained) {
  if (closed.length === 0) return <p className={`stack-16 ${styles.text}`}>{dialogs.none}</p>
  return (
    <form className={`stack-16 ${styles.text}`} method="post" action={`/actions/reset-dialogs#${DIALOGS_ID}`}>
      <p>{dialogs.closed}</p>
      <ul>
        {closed.map((name) => (
          <li key={name}>{dialogs.names[name]}</li>
        ))}
      </ul>
      <Button look="line" type="submit">
        {dialogs.reset}
      </Button>
    </form>
  )
}

function countryName({ country }: Visitor, language: string): string | null {
  return country && (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
}

function regionName(
  { country, region }: Visitor,
  names: SectionContent<'region-explanation'>['seen']['regions'],
): string | null {
  const code = country && region && `${country}-${region}`
  return code && (names[code] ?? code)
}
