import { ContentLink } from '#client/components/content-link.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { zoneText } from '#client/tournaments/timetable-rows.tsx'
import { cityOf } from '#shared/site/zoned-time.ts'
import { AnalysisScreen, TableScreen } from '../card-screens.tsx'
import { CashierScreen, ExtrasScreen, LimitsScreen, LobbyScreen } from '../list-screens.tsx'
import type { ScreenProps } from '../phone-frame.tsx'
import styles from './app-tour.module.css'

type AppTourProps = StaticSectionProps<'app-tour'>

const screens = {
  lobby: LobbyScreen,
  table: TableScreen,
  analysis: AnalysisScreen,
  extras: ExtrasScreen,
  limits: LimitsScreen,
  cashier: CashierScreen,
} as const satisfies Record<Exclude<keyof AppTourProps['content'], 'note'>, (props: ScreenProps) => unknown>

/** The app in six drawn screens, each with the page that describes what it shows. */
export function AppTour(props: AppTourProps) {
  const { id, content, data, context, t, hrefTo } = props
  if (!data) return null
  const { timeZone, language } = context
  const { upcoming } = data
  const zone = upcoming?.length ? zoneText({ timeZone, language, events: upcoming }) : cityOf(timeZone)
  return (
    <section id={id} className="section-64-96">
      <div className="wrap">
        <ol className={`shelf ${styles.screens}`}>
          {(Object.keys(screens) as (keyof typeof screens)[]).map((name) => {
            const { title, text, link } = content[name]
            const Screen = screens[name]
            return (
              <li key={name} id={`${id}-${name}`} className={styles.screen}>
                <Screen {...props} data={data} />
                <div>
                  <h2 className="text-28">{title}</h2>
                  <p className="mt-12">{text}</p>
                  <p className="mt-8">
                    <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
                  </p>
                </div>
              </li>
            )
          })}
        </ol>
        <p className="quiet mt-48 measure">{content.note.replace('{zone}', zone)}</p>
      </div>
    </section>
  )
}
