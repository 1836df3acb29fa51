import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import styles from './help-links.module.css'

export function HelpLinks({ id, content, data, context, t }: StaticSectionProps<'help-links'>) {
  const names = new Intl.DisplayNames(context.language, { type: 'region' })
  const countries = (data ?? [])
    .map((entry) => ({ ...entry, name: names.of(entry.country) ?? entry.country }))
    .toSorted((a, b) => a.name.localeCompare(b.name, context.language))
  return (
    <ReadingSection id={id} title={content.title} lead={content.lead}>
      <TelephoneFold label={t('help-links.countries', { count: countries.length })}>
        <dl className={styles.countries}>
          {countries.map(({ country, name, language, organisations }) => (
            <div key={country}>
              <dt className="strong">{name}</dt>
              {organisations.map(({ name: organisation, url }) => (
                <dd key={url}>
                  <a className="link-target" target="_blank" rel="noopener" hrefLang={language} href={url}>
                    <span lang={language}>{organisation}</span>
                    <span className="visually-hidden"> ({t('header.new-tab')})</span>
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </TelephoneFold>
      <p className={`quiet ${styles.note}`}>{content.note}</p>
    </ReadingSection>
  )
}
