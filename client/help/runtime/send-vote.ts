/** Sends what its form would, and shows the thanks in the form's place. @throws Error when the vote was not counted. */
export async function sendVote(button: HTMLButtonElement): Promise<void> {
  const { form } = button
  if (!form) return
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)])
  // The way back is for readers without a script.
  const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  if (response.type !== 'opaqueredirect') throw new Error(`${form.action} answered ${response.status}`)
  form.dataset.done = ''
  // Focus was on a button that is gone now; what it moves to is read out.
  ;(form.nextElementSibling as HTMLElement | null)?.focus()
}
