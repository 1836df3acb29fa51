import { onAction } from '#client/runtime/actions.ts'
import { copyText } from '#client/runtime/copy-text.ts'

export function startPolicies(): void {
  onAction('print', () => print())
  onAction('contents', (list) => list.closest('details')?.removeAttribute('open'))
  onAction('copy-permalink', (control) => {
    // The version's own address: the policy's would show another version one day.
    const path = control.closest<HTMLElement>('[data-permalink]')?.dataset.permalink ?? ''
    const clause = control.closest('[id]')?.id ?? ''
    void copyText(control, `${location.origin}${path}#${clause}`)
  })
}
