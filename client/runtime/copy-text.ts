/**
 * Copies a text for the reader and says so where screen readers hear it, in the words around the control (`data-done`). A text
 * that the browser does not let us copy is shown instead (`data-refused`), and stays until it is closed.
 */
export async function copyText(control: HTMLElement, text: string): Promise<void> {
  const { done = '', refused = '' } = control.closest<HTMLElement>('[data-done]')?.dataset ?? {}
  const isCopied = await write(text)
  const detail = isCopied
    ? { id: 'copied', text: done, kind: 'confirmation' }
    : { id: 'copied', text: `${refused} ${text}`, kind: 'confirmation', timeout: Number.POSITIVE_INFINITY }
  document.dispatchEvent(new CustomEvent('toast:show', { detail }))
}

async function write(text: string): Promise<boolean> {
  try {
    // Absent where the page is not served securely.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
