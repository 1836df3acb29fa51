/** Whether a click asks for another tab, another window or a file: what it was made in stays as it is. */
export function leadsElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
