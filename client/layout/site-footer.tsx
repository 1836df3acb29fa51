import type { LayoutProps } from '#client/components/section-props.ts'
import { helpLinksOf } from '#shared/law/jurisdictions.ts'
import { locales } from '#shared/site/locales.ts'
import { askedCategories } from '#shared/visitor/asked-categories.ts'
import { CONSENT_DIALOG_ID } from '#shared/visitor/consent-config.ts'
import { Icon } from '../components/icon.tsx'
import { Suit } from '../components/suit.tsx'
import { FooterBadges } from './footer-badges.tsx'
import { hrefOfPath } from './href-of-path.ts'
import { messageOf } from './message-of.ts'
import { choiceAttributes, servedLocale } from './select-regions.ts'
import styles from './site-footer.module.css'

const groups = ['SAFETY_SECURITY', 'LEGAL', 'GG_POLICY'] as const

export function SiteFooter({ context, edition, jurisdiction, t, hrefTo }: LayoutProps) {
  const help = helpLinksOf(jurisdiction)
  const newTab = <span className="visually-hidden"> ({t('header.new-tab')})</span>
  const regions = (
    <ul className="cluster">
      {edition.footerRegions.map(({ id, url, imagePath, countryName, languageName, localeName, locale }) => {
        const served = servedLocale(edition, { url, locale })
        return (
          <li key={id}>
            <a
              aria-current={id === edition.id ? 'true' : undefined}
              hrefLang={served ? locales[served].language : localeName}
              {...choiceAttributes(edition, served, id)}
              href={url}
            >
              <img src={imagePath} width="24" height="18" alt="" loading="lazy" />
              {countryName}
              <span className="visually-hidden"> ({languageName})</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
  return (
    <footer className={`text-15 relative ${styles.footer}`} data-theme="light">
      <div className="wrap">
        <div className={`columns-1024 ${styles.top}`}>
          <div className={styles.identity}>
            <img
              src={edition.blackLogoPath}
              width={edition.logoWidth}
              height={edition.logoHeight}
              alt={edition.brandName}
              loading="lazy"
            />
            <p className="text-14 mt-16">{edition.companyIdentity[context.locale]}</p>
            {help.map(({ name, url }) => (
              <p key={url} className={`gap-12 ink-strong loose mt-16 ${styles.help}`}>
                <Suit name="heart" className={styles.heart} />
                <span>
                  {t('footer.help')}{' '}
                  <a className="ink-responsible bold" target="_blank" rel="noopener" href={url}>
                    {name}
                    {newTab}
                  </a>
                </span>
              </p>
            ))}
          </div>
          <nav className={`no-print ${styles.groups}`} aria-label={t('footer.label')}>
            {groups.map((group) => {
              // Where there is help, and who gave the licence, stands open on a telephone too (rule C03).
              const isFolded = group === 'GG_POLICY'
              const Group = isFolded ? 'details' : 'div'
              const Title = isFolded ? 'summary' : 'div'
              return (
                <Group
                  key={group}
                  className={group === 'LEGAL' ? styles.legal : undefined}
                  data-fold={isFolded ? '' : undefined}
                >
                  <Title className={styles.heading}>
                    <h2>{t(`footer.${group}`)}</h2>
                    {isFolded && <Icon name="chevron" />}
                  </Title>
                  <ul className={styles.links}>
                    {edition.footerNavigations[group].map(({ key, path, target }) => (
                      <li key={key}>
                        <a {...(target === '_blank' && { target, rel: 'noopener' })} href={hrefOfPath(path, hrefTo)}>
                          {messageOf(t, key)}
                          {target === '_blank' && newTab}
                        </a>
                      </li>
                    ))}
                  </ul>
                </Group>
              )
            })}
          </nav>
        </div>
        <FooterBadges context={context} edition={edition} jurisdiction={jurisdiction} t={t} hrefTo={hrefTo} />
        <div className={`columns-1024 ${styles.bottom}`}>
          {edition.socialLinks.length > 0 && context.topic !== 'responsible-gaming' && (
            <nav className={`no-print ${styles.social}`} aria-label={t('footer.social')}>
              <ul className="cluster">
                {edition.socialLinks.map(({ label, link }) => (
                  <li key={link}>
                    <a target="_blank" rel="noopener" href={link}>
                      {label}
                      {newTab}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav className={`no-print ${styles.regions}`} aria-label={t('footer.regions')}>
            {edition.footerRegions.length > 1 ? (
              <details data-fold="">
                <summary className={styles.heading}>
                  {t('footer.regions')}
                  <Icon name="chevron" />
                </summary>
                {regions}
              </details>
            ) : (
              regions
            )}
          </nav>
          <p className={`cluster text-14 ink-quiet ${styles.small}`}>
            {askedCategories(edition).length > 0 && (
              <a
                data-action="open-dialog"
                data-dialog={CONSENT_DIALOG_ID}
                href={`${hrefTo('cookie-policy')}#your-choice`}
              >
                {t('footer.cookies')}
              </a>
            )}
            <a href={hrefTo('region-explanation')}>{t('visitor-dialogs.why')}</a>
            <span>{t('footer.copyright', { brandName: edition.brandName })}</span>
            <a target="_blank" rel="noopener" href="https://db-ip.com">
              {/* The words that the data's licence asks for, in its own language. */}
              <span lang="en">{t('footer.geoip')}</span>
              {newTab}
            </a>
          </p>
        </div>
      </div>
    </footer>
  )
}
