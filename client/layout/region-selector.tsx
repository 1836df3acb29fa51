import { Icon } from '../components/icon.tsx'
import type { LayoutProps } from '../sections/section-props.ts'
import styles from './region-selector.module.css'
import { type RegionChoice, selectRegions } from './select-regions.ts'

interface RegionSelectorProps extends Pick<LayoutProps, 'context' | 'edition' | 't' | 'pathIn'> {
  /** bar: a disclosure among the bar's menus; collapse: one among the collapse menu's groups. */
  place: 'bar' | 'collapse'
}

/** Where the edition is and what language the page speaks, with the others to choose from where there are any. */
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
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <Choices label={t('header.languages')} choices={languages} />
        <Choices label={t('header.regions')} choices={regions} />
      </div>
    </details>
  )
}

function Choices({ label, choices }: { label: string; choices: RegionChoice[] }) {
  if (choices.length === 0) return null
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map(({ id, label: choice, language, href, isCurrent, imagePath }) => (
        <li key={id}>
          <a
            aria-current={isCurrent ? 'true' : undefined}
            hrefLang={language}
            lang={imagePath ? undefined : language}
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
