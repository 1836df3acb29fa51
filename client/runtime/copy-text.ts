/**
 * Copies a text for the reader and says so where screen readers hear it, in the words around the control (`data-done`). A text
 * that the browser does not let us copy is shown instead (`data-refused`), and stays until it is closed.
 */
export async function copyText(control: HTMLElement, text: string): Promise<void> {
  const { done = '', refused = '' } = control.closest<HTMLElement>('[data-done]')?.dataset ?? {}
  let said: { text: string; timeout?: number }
  try {
    // Absent where the page is not served securely.
    await navigator.clipboard.writeText(text)
    said = { text: done }
  } catch {
    said = { text: `${refused} ${text}`, timeout: Number.POSITIVE_INFINITY }
  }
  const detail = { id: 'copied', kind: 'confirmation', ...said }
  document.dispatchEvent(new CustomEvent('toast:show', { detail }))
}
