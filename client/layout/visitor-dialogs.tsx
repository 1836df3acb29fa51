import type { LayoutProps } from '#client/components/section-props.ts'
import { LocalSiteLink } from '#client/visitor/local-site-link.tsx'
import type { VisitInput } from '#shared/visitor/visit-decision.ts'
import { type VisitorDialog, visitorDialogCookies } from '#shared/visitor/visit-decision.ts'
import buttons from '../components/button.module.css'
import { Dialog, DialogDone } from '../components/dialog.tsx'
import { formatAmount } from '../components/format-amount.ts'
import { Icon } from '../components/icon.tsx'
import { Picture } from '../components/picture.tsx'
import styles from './visitor-dialogs.module.css'

export interface VisitorDialogsProps extends Pick<LayoutProps, 'context' | 't' | 'hrefTo'> {
  names: VisitorDialog[]
  open: VisitorDialog | null
  visit: Pick<VisitInput, 'visitor' | 'edition'>
  /** Figures of the Ontario site, in dollars; null where the law keeps them out of public sight. */
  offer: { depositBonus: number; freeCredit: number } | null
}

type VisitorDialogProps = VisitorDialogsProps & { isOpen: boolean }

export function VisitorDialogs(props: VisitorDialogsProps) {
  return (
    <div data-visitor-dialogs={JSON.stringify(props.visit)}>
      {props.names.map((name) => {
        const isOpen = props.open === name
        if (name === 'region-warning') return <RegionWarning key={name} {...props} isOpen={isOpen} />
        return <OtherSite key={name} {...props} name={name} isOpen={isOpen} />
      })}
    </div>
  )
}

const dialogIdOf = (name: VisitorDialog) => `dialog-${name}`
const closeForm = (name: VisitorDialog) => ({ action: '/actions/close-dialog', name: visitorDialogCookies[name] })

/** For somebody who may not read the language of the page. */
const IN_ENGLISH =
  'On this site we cannot offer you poker for real money where you seem to be, so you cannot open an account here now.'

function RegionWarning({ isOpen, context, t, hrefTo }: VisitorDialogProps) {
  const id = dialogIdOf('region-warning')
  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      picture={<Picture name="room-shut-phone-notice" alt="" className={styles.door} slots={['144px']} />}
      title={t('visitor-dialogs.region-warning.title')}
      description={`${context.reason ?? ''} ${t('visitor-dialogs.region-warning.text')}`.trim()}
      closeLabel={t('dialog.close')}
      closeForm={closeForm('region-warning')}
      actions={
        <>
          <DialogDone dialogId={id} look="strong" label={t('visitor-dialogs.ok')} />
          <LocalSiteLink context={context} className={buttons.line} t={t} />
          <WhyLink t={t} hrefTo={hrefTo} />
        </>
      }
    >
      {context.locale !== 'en' && <p lang="en">{IN_ENGLISH}</p>}
    </Dialog>
  )
}

/** What the other site has: an icon and a message each. */
const blocks = {
  ontario: [
    ['check', 'visitor-dialogs.ontario.registered'],
    ['coin', 'visitor-dialogs.ontario.currency'],
    ['user', 'visitor-dialogs.ontario.players'],
  ],
  'general-site': [
    ['chart', 'visitor-dialogs.general-site.analysis'],
    ['clock', 'visitor-dialogs.general-site.timetable'],
    ['chat', 'visitor-dialogs.general-site.support'],
  ],
} as const

/** Leads to the site that is meant for where the visitor is, or to where there is more. */
function OtherSite(props: VisitorDialogProps & { name: keyof typeof blocks }) {
  const { name, isOpen, context, t, hrefTo } = props
  const id = dialogIdOf(name)
  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      title={t(`visitor-dialogs.${name}.title`)}
      description={t(`visitor-dialogs.${name}.text`)}
      closeLabel={t('dialog.close')}
      closeForm={closeForm(name)}
      actions={
        <>
          <LocalSiteLink context={context} className={buttons.accent} t={t} />
          <DialogDone
            dialogId={id}
            look="line"
            label={t(name === 'ontario' ? 'visitor-dialogs.continue' : 'visitor-dialogs.general-site.stay')}
          />
          <WhyLink t={t} hrefTo={hrefTo} />
        </>
      }
    >
      <ul className={`stack-12 ${styles.blocks}`}>
        {blocks[name].map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {t(text)}
          </li>
        ))}
      </ul>
      <Offer {...props} />
      {name === 'ontario' && <p className={`quiet ${styles.note}`}>{t('visitor-dialogs.ontario.elsewhere')}</p>}
    </Dialog>
  )
}

function Offer({ offer, context, t }: VisitorDialogProps) {
  if (!offer) return null
  const dollars = (amount: number) => formatAmount(amount, { language: context.language, currency: 'CAD' })
  const amounts = { bonus: dollars(offer.depositBonus), credit: dollars(offer.freeCredit) }
  return <p className={`strong ${styles.offer}`}>{t('visitor-dialogs.ontario.offer', amounts)}</p>
}

function WhyLink({ t, hrefTo }: Pick<VisitorDialogProps, 't' | 'hrefTo'>) {
  return (
    <a className={buttons.text} href={hrefTo('region-explanation')}>
      <span className={buttons.label}>{t('visitor-dialogs.why')}</span>
    </a>
  )
}
