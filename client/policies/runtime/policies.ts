import { onAction } from '#client/runtime/actions.ts'
import { copyText } from '#client/runtime/copy-text.ts'

const CONTENTS = 'details[data-contents][open]'

export function startPolicies(): void {
  // The panel lies over the text: nobody reads on below it.
  document.addEventListener('focusin', ({ target }) => {
    const contents = document.querySelector<HTMLDetailsElement>(CONTENTS)
    if (contents && !contents.contains(target as Node)) contents.open = false
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const contents = key === 'Escape' && (target as Element).closest<HTMLDetailsElement>(CONTENTS)
    if (!contents) return
    contents.open = false
    contents.querySelector('summary')?.focus()
  })
  onAction('print', () => print())
  onAction('contents', (list) => list.closest('details')?.removeAttribute('open'))
  onAction('copy-permalink', (control) => {
    // The version's own address: the policy's would show another version one day.
    const path = control.closest<HTMLElement>('[data-permalink]')?.dataset.permalink ?? ''
    const clause = control.closest('[id]')?.id ?? ''
    void copyText(control, `${location.origin}${path}#${clause}`)
  })
}
