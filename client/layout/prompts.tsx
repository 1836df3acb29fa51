import type { LayoutProps } from '#client/components/section-props.ts'
import type { VisitInput } from '#shared/visitor/visit-decision.ts'
import { type PromptName, promptCookies } from '#shared/visitor/visit-decision.ts'
import type { IconName } from '../art/icons.gen.ts'
import shutDoor from '../art/shut-door.svg'
import buttons from '../components/button.module.css'
import { Dialog, DialogDone } from '../components/dialog.tsx'
import { formatAmount } from '../components/format-amount.ts'
import { Icon } from '../components/icon.tsx'
import styles from './prompts.module.css'

export interface PromptsProps extends Pick<LayoutProps, 'context' | 't' | 'hrefTo'> {
  /** Those that concern the visitor, in the order of their priority. */
  names: PromptName[]
  /** The one that is open. */
  open: PromptName | null
  /** What the browser decides with after a navigation. */
  visit: Pick<VisitInput, 'visitor' | 'edition'>
  ontarioUrl: string
  /** Figures of the Ontario site, in dollars; null where the law keeps them out of public sight. */
  offer: { depositBonus: number; freeCredit: number } | null
}

type PromptProps = PromptsProps & { isOpen: boolean }

const prompts: Record<PromptName, (props: PromptProps) => React.ReactElement> = {
  'region-warning': RegionWarning,
  ontario: OntarioPrompt,
  'general-site': GeneralSitePrompt,
}

/** The dialogs that open by themselves for a visitor of one class; closing is a form, so that it works as HTML. */
export function Prompts(props: PromptsProps) {
  return (
    <div data-prompts={JSON.stringify(props.visit)}>
      {props.names.map((name) => {
        const Prompt = prompts[name]
        return <Prompt key={name} {...props} isOpen={props.open === name} />
      })}
    </div>
  )
}

const promptId = (name: PromptName) => `prompt-${name}`
const closeForm = (name: PromptName) => ({ action: '/actions/close-dialog', name: promptCookies[name] })

function RegionWarning({ isOpen, t, hrefTo }: PromptProps) {
  const id = promptId('region-warning')
  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      picture={<img src={shutDoor} width="96" height="120" alt="" />}
      title={t('prompts.region-warning.title')}
      description={t('prompts.region-warning.text')}
      closeLabel={t('dialog.close')}
      closeForm={closeForm('region-warning')}
      actions={
        <>
          <DialogDone dialogId={id} look="strong" label={t('prompts.ok')} />
          <WhyLink t={t} hrefTo={hrefTo} />
        </>
      }
    />
  )
}

function OntarioPrompt(props: PromptProps) {
  const { isOpen, ontarioUrl, t, hrefTo } = props
  const id = promptId('ontario')
  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      title={t('prompts.ontario.title')}
      description={t('prompts.ontario.text')}
      closeLabel={t('dialog.close')}
      closeForm={closeForm('ontario')}
      actions={
        <>
          <SiteLink href={ontarioUrl} label={t('prompts.ontario.go')} />
          <DialogDone dialogId={id} look="line" label={t('prompts.continue')} />
          <WhyLink t={t} hrefTo={hrefTo} />
        </>
      }
    >
      <Blocks
        blocks={[
          { icon: 'check', text: t('prompts.ontario.registered') },
          { icon: 'coin', text: t('prompts.ontario.currency') },
          { icon: 'user', text: t('prompts.ontario.players') },
        ]}
      />
      <Offer {...props} />
      <p className={styles.note}>{t('prompts.ontario.elsewhere')}</p>
    </Dialog>
  )
}

function GeneralSitePrompt(props: PromptProps) {
  const { isOpen, ontarioUrl, t, hrefTo } = props
  const id = promptId('general-site')
  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      title={t('prompts.general-site.title')}
      description={t('prompts.general-site.text')}
      closeLabel={t('dialog.close')}
      closeForm={closeForm('general-site')}
      actions={
        <>
          <SiteLink href={ontarioUrl} label={t('prompts.ontario.go')} />
          <DialogDone dialogId={id} look="line" label={t('prompts.general-site.stay')} />
          <WhyLink t={t} hrefTo={hrefTo} />
        </>
      }
    >
      <Blocks
        blocks={[
          { icon: 'chart', text: t('prompts.general-site.analysis') },
          { icon: 'clock', text: t('prompts.general-site.timetable') },
          { icon: 'chat', text: t('prompts.general-site.support') },
        ]}
      />
      <Offer {...props} />
    </Dialog>
  )
}

function Blocks({ blocks }: { blocks: { icon: IconName; text: string }[] }) {
  return (
    <ul className={styles.blocks}>
      {blocks.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Offer({ offer, context, t }: PromptProps) {
  if (!offer) return null
  const dollars = (amount: number) => formatAmount(amount, { language: context.language, currency: 'CAD' })
  const amounts = { bonus: dollars(offer.depositBonus), credit: dollars(offer.freeCredit) }
  return <p className={styles.offer}>{t('prompts.ontario.offer', amounts)}</p>
}

/** Leads to another site with the query of this visit, which only the browser knows. */
function SiteLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={buttons.accent} data-keep-query="" href={href}>
      {label}
    </a>
  )
}

function WhyLink({ t, hrefTo }: Pick<PromptProps, 't' | 'hrefTo'>) {
  return (
    <a className={buttons.text} href={hrefTo('region-explanation')}>
      <span className={buttons.label}>{t('prompts.why')}</span>
    </a>
  )
}
