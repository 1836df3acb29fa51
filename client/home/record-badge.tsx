import { Certificate } from '#client/art/certificate.tsx'
import medal from '#client/art/medal.svg'
import { Dialog, dialogOpener } from '#client/components/dialog.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './record-badge.module.css'

type RecordBadgeProps = Pick<SectionProps<'hero'>, 't'> & {
  record: SectionProps<'hero'>['content']['record']
  locale: SectionProps<'hero'>['context']['locale']
  className?: string | undefined
}

const DIALOG_ID = 'record-certificate'

export function RecordBadge({ record, locale, t, className }: RecordBadgeProps) {
  return (
    <>
      <button
        type="button"
        className={`${styles.badge} ${className ?? ''}`}
        aria-haspopup="dialog"
        {...dialogOpener(DIALOG_ID)}
      >
        <img src={medal} width="104" height="104" alt="" />
        <span>
          <b>{record.title}</b>
          {record.text}
        </span>
      </button>
      <Dialog
        id={DIALOG_ID}
        title={record.title}
        description={record.note}
        picture={<Certificate locale={locale} t={t} className={styles.certificate} />}
        closeLabel={t('dialog.close')}
      />
    </>
  )
}
