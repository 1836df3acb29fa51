import type { LayoutProps } from '../sections/section-props.ts'
import { messageOf } from './message-of.ts'
import { selectHelpLink } from './select-navigation.ts'
import styles from './strip.module.css'

/** The slim line above every page: what the edition must say about gambling, where there is help, and what time it is. */
export function Strip({ edition, utilNavigations, t }: LayoutProps) {
  const help = selectHelpLink(utilNavigations)
  return (
    <aside className={styles.strip} data-strip="" aria-label={t('strip.label')}>
      <div className={`wrap ${styles.row}`}>
        <span className={styles.age} aria-hidden="true">
          {messageOf(t, `strip.age.${edition.id}`)}
        </span>
        <p className={styles.warning}>{messageOf(t, `strip.warning.${edition.id}`)}</p>
        <div className={styles.side}>
          {help && (
            <a className={styles.help} target="_blank" rel="noopener" href={help.path}>
              {messageOf(t, `strip.help.${edition.id}`)}
              <span className="visually-hidden"> ({t('header.new-tab')})</span>
            </a>
          )}
          <span className={styles.time}>
            <span className="visually-hidden">{t('strip.clock')}: </span>
            <time className={`num ${styles.clock}`} data-clock="" />
          </span>
        </div>
      </div>
    </aside>
  )
}
