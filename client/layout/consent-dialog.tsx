import type { LayoutProps } from '#client/components/section-props.ts'
import { ConsentForm } from '#client/visitor/consent-form.tsx'
import { CONSENT_DIALOG_ID, type ConsentConfig } from '#shared/visitor/consent-config.ts'
import { Dialog } from '../components/dialog.tsx'

interface ConsentDialogProps extends Pick<LayoutProps, 't'> {
  config: ConsentConfig
  /** The scripts are programs on this machine. */
  hasStandIns: boolean
}

export function ConsentDialog({ config, hasStandIns, t }: ConsentDialogProps) {
  return (
    <div data-consent-config={JSON.stringify(config)}>
      <Dialog
        id={CONSENT_DIALOG_ID}
        title={t('consent.dialog.title')}
        description={hasStandIns ? `${t('consent.dialog.text')} ${t('stand-in.scripts')}` : t('consent.dialog.text')}
        closeLabel={t('dialog.close')}
      >
        <ConsentForm id={CONSENT_DIALOG_ID} categories={config.categories} allowed={[]} hasSignal={false} t={t} />
      </Dialog>
    </div>
  )
}
