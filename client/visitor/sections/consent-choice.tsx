import type { ReactNode } from 'react'
import buttons from '#client/components/button.module.css'
import { DataTable } from '#client/components/data-table.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { FactList } from '#client/site/sections/facts.tsx'
import { type browserStorage, storageOf } from '#shared/site/browser-storage.ts'
import { dateLanguageOf } from '#shared/site/locales.ts'
import { askedCategories } from '#shared/visitor/asked-categories.ts'
import { CONSENT_RECEIPT_ID, type OptionalCategory } from '#shared/visitor/consent.ts'
import { ConsentForm } from '../consent-form.tsx'

const DAY = 86_400
const HOUR = 3600

type Props = StaticSectionProps<'consent-choice'>
type Chosen = Props & { data: NonNullable<Props['data']> }

export function ConsentChoice(props: Props) {
  const { id, data, site, t } = props
  const isAsking = askedCategories(site.edition).length > 0
  return (
    <>
      <ReadingSection id={id} title={t('consent.page.title')} {...(isAsking && { lead: t('consent.page.lead') })}>
        {isAsking && data ? <Choice {...props} data={data} /> : <p>{t('consent.page.off')}</p>}
      </ReadingSection>
      <ReadingSection id="storage" title={t('storage.title')} lead={t('storage.lead')}>
        <StorageTable {...props} />
      </ReadingSection>
    </>
  )
}

function Choice({ id, data, site, t, context, hrefTo }: Chosen) {
  const { consent, view, hasSignal } = data
  const categories = askedCategories(site.edition)
  const names = (categories: readonly OptionalCategory[]) =>
    categories.map((category) => t(`consent.${category}`)).join(', ') || t('consent.receipt.nothing')
  const isOutdated = consent !== null && consent.version !== site.edition.consentTextVersion
  return (
    <>
      <ConsentForm
        id={id}
        categories={categories}
        allowed={isOutdated || !consent ? [] : consent.allowed}
        hasSignal={hasSignal}
        t={t}
      />
      <div id={CONSENT_RECEIPT_ID} className="stack-12 mt-32" tabIndex={-1} data-receipt="">
        <h3>{t('consent.receipt')}</h3>
        {(!consent || isOutdated) && <p>{t(isOutdated ? 'consent.receipt.outdated' : 'consent.receipt.none')}</p>}
        <FactList
          items={[
            { term: t('consent.receipt.allowed'), detail: names(view.allowed) },
            {
              term: t('consent.receipt.refused'),
              detail: names(categories.filter((category) => !view.allowed.includes(category))),
            },
            ...(hasSignal
              ? [{ term: t('consent.receipt.signal'), detail: t('consent.receipt.signal.on') as ReactNode }]
              : []),
            ...(consent
              ? [
                  {
                    term: t('consent.receipt.time'),
                    detail: (
                      <time dateTime={new Date(consent.givenAt * 1000).toISOString()}>
                        {new Intl.DateTimeFormat(dateLanguageOf(context.language), {
                          dateStyle: 'long',
                          timeStyle: 'long',
                          timeZone: context.timeZone,
                        }).format(consent.givenAt * 1000)}
                      </time>
                    ),
                  },
                  {
                    term: t('consent.receipt.text'),
                    detail: (
                      <a href={hrefTo('cookie-policy-version', { version: consent.version })}>
                        {t('consent.receipt.version', { version: consent.version })}
                      </a>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {consent && (
          <>
            <p>{t('consent.receipt.note')}</p>
            <p>
              <a className={buttons.text} download href="/api/consent-receipt">
                <span className={buttons.label}>{t('consent.receipt.save')}</span>
              </a>
            </p>
          </>
        )}
      </div>
    </>
  )
}

/** Made of the list that the code itself writes by, so that it cannot say anything else. */
function StorageTable({ site, t }: Props) {
  const lifetimeOf = ({ place, seconds }: (typeof browserStorage)[number]) => {
    if (seconds === null) return t(place === 'tab' ? 'storage.tab' : 'storage.chat')
    return seconds < DAY ? t('storage.hours', { count: seconds / HOUR }) : t('storage.days', { count: seconds / DAY })
  }
  return (
    <DataTable
      id="storage-table"
      caption={t('storage.caption')}
      columns={['name', 'category', 'purpose', 'lifetime', 'place'].map((column) => ({
        label: t(`storage.${column as 'name'}`),
      }))}
      rows={storageOf(site.edition).map((thing) => ({
        key: thing.name,
        cells: [
          <code key="name">{thing.name}</code>,
          t(`consent.${thing.category}`),
          t(`storage.${thing.name}`),
          lifetimeOf(thing),
          t(`storage.place.${thing.place}`),
        ],
      }))}
    />
  )
}
