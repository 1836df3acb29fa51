/** Whether a click asks for another tab, another window or a file: what it was made in stays as it is. */
export function leadsElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}

/** The link that a click follows in this tab, unless somebody has answered it already. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a')
  return link?.target || leadsElsewhere(event) || event.defaultPrevented ? null : link
}
