/** What few visits need is loaded by those that do. */
export function startAccount(): void {
  if (!document.querySelector('input[type="password"]')) return
  import('./sign-up-form.ts').then((form) => form.startSignUpForm()).catch(reportError)
}
