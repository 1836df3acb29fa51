import { ContentLink } from '#client/components/content-link.tsx'
import { DownloadOffer } from '#client/components/download-offer.tsx'
import { Icon } from '#client/components/icon.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import { QrCode } from '../qr-code.tsx'
import styles from './download-band.module.css'

const icons = { windows: 'desktop', mac: 'laptop', android: 'phone', ios: 'phone' } as const

export function DownloadBand({ id, content, context, t, hrefTo }: SectionProps<'download-band'>) {
  const { title, lead, link, platforms, code } = content
  return (
    <section id={id} className={`clip relative ${styles.band}`}>
      <div className={`no-print ${styles.art}`}>
        <Picture name="download-table" alt="" slots={[[1023, '960px'], 'max(1920px, 100vw)']} />
      </div>
      <div className={`wrap ${styles.body}`}>
        <div>
          <h2 className="title-64">{title}</h2>
          <p className={`mt-16 text-lead ${styles.lead}`}>{lead}</p>
          <div className={`column mt-24 gap-8 ${styles.actions}`}>
            <DownloadOffer hrefTo={hrefTo} t={t} />
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
          </div>
          <TelephoneFold label={platforms.map(({ id: platform }) => t(`platform.${platform}`)).join(', ')}>
            <ul className={`num line-below grid ${styles.platforms}`}>
              {platforms.map(({ id: platform, needs }) => (
                <li key={platform} className="text-15 gap-12 line-above" data-platform-item={platform}>
                  <Icon name={icons[platform]} />
                  <div>
                    <b className="text-lead block">{t(`platform.${platform}`)}</b>
                    {needs.map((need) => (
                      <span key={need} className="block">
                        {need}
                      </span>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </TelephoneFold>
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
