import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  id: string
  title: string
  description?: string
  picture?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  closeLabel: string
  /** Whether Escape, a click outside and a swipe close it too. */
  isDismissible?: boolean
  isOpen?: boolean
  /** Where closing is posted to without JavaScript, and as which dialog; without it the browser just closes it. */
  closeForm?: { action: string; name: string }
}

/** A message or question above the page. It works as HTML; `runtime/dialogs.ts` adds events, queue, stacking and swipes. */
export function Dialog({ id, title, description, picture, children, actions, closeForm, ...options }: DialogProps) {
  const { closeLabel, isDismissible = true, isOpen = false } = options
  return (
    <dialog
      id={id}
      className={`no-print ${styles.dialog}`}
      open={isOpen}
      closedby={isDismissible ? 'any' : 'none'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <form
        className={styles.dismiss}
        id={closeFormId(id)}
        {...(closeForm ? { method: 'post', action: closeForm.action } : { method: 'dialog' })}
      >
        {closeForm && <input type="hidden" name="dialog" value={closeForm.name} />}
        <button type="submit" data-action="close-dialog" aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </form>
      <div className={styles.body}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <h2 id={`${id}-title`}>{title}</h2>
        {description && <p id={`${id}-description`}>{description}</p>}
        {children}
        {actions && <div className={`stack-8 ${styles.actions}`}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** The button at the foot of a dialog that means: read, understood. `strong` under a warning, which sells nothing. */
export function DialogDone({
  dialogId,
  look,
  label,
}: {
  dialogId: string
  look: 'accent' | 'strong' | 'line'
  label: string
}) {
  return (
    <Button look={look} type="submit" form={closeFormId(dialogId)} data-action="close-dialog">
      {label}
    </Button>
  )
}

export function dialogOpener(dialogId: string) {
  return { 'data-action': 'open-dialog', 'data-dialog': dialogId, commandfor: dialogId, command: 'show-modal' }
}

function closeFormId(dialogId: string): string {
  return `${dialogId}-close`
}
