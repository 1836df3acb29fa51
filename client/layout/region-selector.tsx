import type { LayoutProps } from '#client/components/section-props.ts'
import { Icon } from '../components/icon.tsx'
import styles from './region-selector.module.css'
import { choiceAttributes, type RegionChoice, selectRegions } from './select-regions.ts'

interface RegionSelectorProps extends Pick<LayoutProps, 'context' | 'edition' | 't' | 'pathIn'> {
  /** bar: a disclosure among the bar's menus; collapse: one among the collapse menu's groups. */
  place: 'bar' | 'collapse'
}

export function RegionSelector({ context, edition, t, pathIn, place }: RegionSelectorProps) {
  const { current, languages, regions } = selectRegions(edition, context.locale, pathIn)
  const name = (
    <>
      <Icon name="globe" />
      <span>
        <span className="visually-hidden">{t('header.region')}: </span>
        {current.name}
        {languages.length > 0 && <span className="visually-hidden">, {current.language}</span>}
      </span>
    </>
  )
  if (languages.length + regions.length === 0) {
    return (
      <a className={styles.name} aria-current="true" href={pathIn(context.locale)}>
        {name}
      </a>
    )
  }
  return (
    <details
      className={styles[place]}
      name={place === 'bar' ? 'menu-bar' : 'menu-collapse'}
      {...(place === 'bar' && { 'data-menu': 'region' })}
    >
      <summary className={styles.name}>
        {name}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <Choices label={t('header.languages')} choices={languages} edition={edition} />
        <LanguageForm label={t('header.languages')} languages={languages} />
        <Choices label={t('header.regions')} choices={regions} edition={edition} />
      </div>
    </details>
  )
}

interface ChoicesProps extends Pick<LayoutProps, 'edition'> {
  label: string
  choices: RegionChoice[]
}

function Choices({ label, choices, edition }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map(({ id, label: choice, language, href, locale, isCurrent, imagePath, region }) => (
        <li key={id}>
          <a
            aria-current={isCurrent ? 'true' : undefined}
            hrefLang={language}
            lang={imagePath ? undefined : language}
            {...choiceAttributes(edition, locale, region)}
            href={href}
          >
            {imagePath && <img src={imagePath} width="24" height="18" alt="" loading="lazy" />}
            {choice}
          </a>
        </li>
      ))}
    </ul>
  )
}

function LanguageForm({ label, languages }: { label: string; languages: RegionChoice[] }) {
  if (languages.length === 0) return null
  return (
    <form className={styles.form} method="post" action="/actions/locale">
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {languages.map(({ id, label: choice, language, isCurrent }) => (
          <button
            key={id}
            type="submit"
            name="locale"
            value={id}
            lang={language}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {choice}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
