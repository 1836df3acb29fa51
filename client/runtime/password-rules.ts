import { metPasswordRules } from '#shared/account/password-rules.ts'

/** Says on the root element which of its rules the password meets while it is typed; the list beside it shows them. */
export function startPasswordRules(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && 'passwordRules' in target.dataset) {
      document.documentElement.dataset.password = metPasswordRules(target.value).join(' ')
    }
  })
}
