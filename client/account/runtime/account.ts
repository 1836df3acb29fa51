import { onAction } from '#client/runtime/actions.ts'

/** What few visits need is loaded by those that do; a press may come before that has arrived, and is answered at once. */
export function startAccount(): void {
  if (!document.querySelector('input[type="password"]')) return
  onAction('reveal-password', (control) => {
    const field = document.getElementById(control.getAttribute('aria-controls') ?? '') as HTMLInputElement
    const isHidden = field.type === 'password'
    field.type = isHidden ? 'text' : 'password'
    control.ariaPressed = String(isHidden)
  })
  import('./sign-up-form.ts').then((form) => form.startSignUpForm()).catch(reportError)
}
