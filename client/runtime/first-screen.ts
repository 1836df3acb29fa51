/**
 * Leaves out what lies below the screen of a new page until the rest is painted: on a slow telephone the styles and places of a whole
 * page take longer than all else of its change (decision 0003).
 */
export function paintFirstScreen(main: HTMLElement): void {
  const below = [...main.children] as HTMLElement[]
  for (const section of below) section.hidden = true
  while (below[0] && main.offsetTop + main.scrollHeight < innerHeight) {
    below[0].hidden = false
    below.shift()
  }
  // In a task behind the frame, which is painted by then.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const section of below) section.hidden = false
    }),
  )
}
