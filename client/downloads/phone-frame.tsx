import type { ReactNode } from 'react'
import { Icon } from '#client/components/icon.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import type { AppTour } from '#shared/downloads/app-tour.ts'
import styles from './phone-frame.module.css'

/** What a drawn screen is made of: the page's words, and what it shows of other pages. */
export interface ScreenProps extends Omit<StaticSectionProps<'app-tour'>, 'data'> {
  data: AppTour
}

interface PhoneFrameProps {
  /** What the drawing shows, and everything that can be read in it. */
  alt: string
  says: readonly string[]
  heading: string
  /** The button that is on every screen: it begins a break. */
  pause: string
  tab: (typeof tabs)[number]
  children: ReactNode
}

const tabs = ['home', 'play', 'coin', 'user'] as const

/** A telephone with one screen of the app: words and shapes that grow with the reader's text, one picture to who listens. */
export function PhoneFrame({ alt, says, heading, pause, tab, children }: PhoneFrameProps) {
  return (
    <div className={styles.phone} role="img" aria-label={[alt, ...says].join(' ')}>
      <div className={styles.bar}>
        <span className={styles.heading}>{heading}</span>
        <span className={styles.pause}>
          <Icon name="pause" />
          {pause}
        </span>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.tabs}>
        {tabs.map((name) => (
          <span key={name} className={name === tab ? styles.current : undefined}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** The name of a break where this visitor is: that of the last limit, as the page of limits says it. */
export function pauseName({ limits }: AppTour): string {
  return limits.at(-1)?.name ?? ''
}
