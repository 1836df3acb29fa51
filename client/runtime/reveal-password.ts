import { onAction } from './actions.ts'

/** Lets a password field show what is typed, and hide it again. */
export function startPasswordReveal(): void {
  onAction('reveal-password', (control) => {
    const field = document.getElementById(control.getAttribute('aria-controls') ?? '') as HTMLInputElement
    const isHidden = field.type === 'password'
    field.type = isHidden ? 'text' : 'password'
    control.ariaPressed = String(isHidden)
  })
}
