import type { LayoutProps } from '#client/components/section-props.ts'
import { LocalSiteLink } from '#client/visitor/local-site-link.tsx'
import type { VisitInput } from '#shared/visitor/visit-decision.ts'
import { type VisitorDialog, visitorDialogCookies } from '#shared/visitor/visit-decision.ts'
import type { IconName } from '../art/icons.gen.ts'
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

const visitorDialogs: Record<VisitorDialog, (props: VisitorDialogProps) => React.ReactElement> = {
  'region-warning': RegionWarning,
  ontario: OntarioDialog,
  'general-site': GeneralSiteDialog,
}

export function VisitorDialogs(props: VisitorDialogsProps) {
  return (
    <div data-visitor-dialogs={JSON.stringify(props.visit)}>
      {props.names.map((name) => {
        const Dialog = visitorDialogs[name]
        return <Dialog key={name} {...props} isOpen={props.open === name} />
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

function OntarioDialog(props: VisitorDialogProps) {
  const { isOpen, context, t, hrefTo } = props
  const id = dialogIdOf('ontario')
  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      title={t('visitor-dialogs.ontario.title')}
      description={t('visitor-dialogs.ontario.text')}
      closeLabel={t('dialog.close')}
      closeForm={closeForm('ontario')}
      actions={
        <>
          <LocalSiteLink context={context} className={buttons.accent} t={t} />
          <DialogDone dialogId={id} look="line" label={t('visitor-dialogs.continue')} />
          <WhyLink t={t} hrefTo={hrefTo} />
        </>
      }
    >
      <Blocks
        blocks={[
          { icon: 'check', text: t('visitor-dialogs.ontario.registered') },
          { icon: 'coin', text: t('visitor-dialogs.ontario.currency') },
          { icon: 'user', text: t('visitor-dialogs.ontario.players') },
        ]}
      />
      <Offer {...props} />
      <p className={`quiet ${styles.note}`}>{t('visitor-dialogs.ontario.elsewhere')}</p>
    </Dialog>
  )
}

function GeneralSiteDialog(props: VisitorDialogProps) {
  const { isOpen, context, t, hrefTo } = props
  const id = dialogIdOf('general-site')
  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      title={t('visitor-dialogs.general-site.title')}
      description={t('visitor-dialogs.general-site.text')}
      closeLabel={t('dialog.close')}
      closeForm={closeForm('general-site')}
      actions={
        <>
          <LocalSiteLink context={context} className={buttons.accent} t={t} />
          <DialogDone dialogId={id} look="line" label={t('visitor-dialogs.general-site.stay')} />
          <WhyLink t={t} hrefTo={hrefTo} />
        </>
      }
    >
      <Blocks
        blocks={[
          { icon: 'chart', text: t('visitor-dialogs.general-site.analysis') },
          { icon: 'clock', text: t('visitor-dialogs.general-site.timetable') },
          { icon: 'chat', text: t('visitor-dialogs.general-site.support') },
        ]}
      />
      <Offer {...props} />
    </Dialog>
  )
}

function Blocks({ blocks }: { blocks: { icon: IconName; text: string }[] }) {
  return (
    <ul className={`stack-12 ${styles.blocks}`}>
      {blocks.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
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
