import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { DownloadOffer } from '../download-offer.tsx'
import { QrCode } from '../qr-code.tsx'
import styles from './download-band.module.css'

const icons = { windows: 'desktop', mac: 'laptop', android: 'phone', ios: 'phone' } as const

export function DownloadBand({ id, content, context, t, hrefTo }: SectionProps<'download-band'>) {
  const { title, lead, link, platforms, code } = content
  return (
    <section id={id} className={styles.band}>
      <div className={`no-print ${styles.art}`}>
        <Picture name="download-table" alt="" />
      </div>
      <div className={`wrap ${styles.body}`}>
        <div>
          <h2>{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <div className={`column ${styles.actions}`}>
            <DownloadOffer look="accent" hrefTo={hrefTo} t={t} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
          </div>
          <ul className={`num ${styles.platforms}`}>
            {platforms.map(({ id: platform, needs }) => (
              <li key={platform} data-platform-item={platform}>
                <Icon name={icons[platform]} />
                <div>
                  <b>{t(`platform.${platform}`)}</b>
                  {needs.map((need) => (
                    <span key={need}>{need}</span>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card}>
          <Suit name="diamond" />
          <QrCode className={styles.code} text={context.origin + hrefTo('download')} label={code} />
          <p aria-hidden="true">{code}</p>
          <Suit name="diamond" />
        </div>
      </div>
    </section>
  )
}
