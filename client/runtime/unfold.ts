/** Opens what a field is folded in, where it could not be seen nor take the focus. */
export function unfold(id: string): HTMLElement | null {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  return field
}
