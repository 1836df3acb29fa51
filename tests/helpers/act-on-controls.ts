/** What acting on every control of a page came to. */
export interface ActedControls {
  /** How many of each kind were acted on: `link`, `disclosure`, `opener`, `submit` … */
  counts: Record<string, number>
  /** Those that did not do what their HTML says, by kind and text. */
  lost: string[]
  /** Every address to which one of them would have led, once. */
  destinations: string[]
}

/**
 * Runs in the page: acts on every control within an element that can be seen, and on those that come to be seen by that, and notes which of
 * them did nothing. Nothing is really left: where a control leads is read from the browser's own event for it.
 */
export async function actOnControls(within: string): Promise<ActedControls> {
  const counts: Record<string, number> = {}
  const lost: string[] = []
  const seen = new Set<Element>()
  let effects: string[] = []
  const destinations = new Set<string>()
  const { navigation } = window as unknown as { navigation: EventTarget }
  navigation.addEventListener('navigate', (event) => {
    const { url } = (event as unknown as { destination: { url: string } }).destination
    destinations.add(url)
    effects.push(`goes to ${url}`)
    event.preventDefault()
  })
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    // A browser's own window or program is opened for these.
    if (!link || event.defaultPrevented || (!link.target && link.protocol.startsWith('http'))) return
    event.preventDefault()
    destinations.add(link.href)
    effects.push(`goes to ${link.href}`)
  })
  for (const type of ['reset', 'invalid']) {
    document.addEventListener(type, () => effects.push(type), true)
  }
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (init?.method === 'POST') effects.push(`goes to ${new URL(String(input), location.href)}`)
    return fetch(input, init)
  }
  window.print = () => void effects.push('prints')
  history.back = () => void effects.push('goes back')
  navigator.clipboard.writeText = async () => void effects.push('copies')

  const root = document.querySelector(within)
  if (!root) throw new Error(`Expected ${within} on the page`)
  await actIn(root, () => {})
  return { counts, lost, destinations: [...destinations] }

  async function actIn(root: Element, reveal: () => void): Promise<void> {
    // What ends the visit to a dialog or a menu comes last.
    const isEnd = (control: Element) => Number(control.matches('[data-action="close-dialog"], form[method="dialog"] *'))
    const selector = ':is(a[href], button, summary, input:not([type="hidden"]), select, textarea):not(:disabled)'
    const controls = [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => !seen.has(control) && control.checkVisibility({ visibilityProperty: true }))
      .toSorted((one, other) => isEnd(one) - isEnd(other))
    for (const control of controls) seen.add(control)
    for (const control of controls) {
      if (!control.checkVisibility()) reveal()
      await act(control)
    }
  }

  async function act(control: HTMLElement): Promise<void> {
    const kind = kindOf(control)
    counts[kind] = (counts[kind] ?? 0) + 1
    effects = []
    // Made again when the app has taken over.
    if (kind === 'kept') return
    const isDone = expectationOf(control, kind)
    if (kind === 'field') control.focus()
    else control.click()
    if (!(await comesTrue(isDone))) {
      lost.push(
        `${kind} ${control.outerHTML.replace(/<\/?(?:svg|use|span|path)[^>]*>/g, '').slice(0, 160)} ${effects.join()}`,
      )
      return
    }
    if (kind === 'disclosure') {
      const details = control.parentElement as HTMLDetailsElement
      const reveal = () => {
        if (!details.open) control.click()
      }
      reveal()
      await actIn(details, reveal)
    }
    const opened = openDialog()
    if (opened && !opened.contains(control)) {
      await actIn(opened, () => {
        if (!openDialog()) control.click()
      })
      const left = openDialog()
      if (left?.matches(':popover-open')) left.hidePopover()
      else left?.close()
    }
  }

  function kindOf(control: Element): string {
    if (control.matches('summary')) return 'disclosure'
    if (control.matches('[data-action="search"], [data-action="open-dialog"]')) return 'opener'
    if (control.matches('[data-action="download"]')) return 'download'
    if (control.matches('a')) return 'link'
    if (control.matches('[data-action="close-dialog"], form[method="dialog"] [type="submit"]')) return 'closer'
    if (control.matches('[type="radio"], [type="checkbox"]')) return 'choice'
    if (control.matches('input, select, textarea')) return 'field'
    if (control.matches('[type="submit"], [type="reset"]')) return (control as HTMLButtonElement).type
    return control.matches('[data-static] *') ? 'button' : 'kept'
  }

  function expectationOf(control: HTMLElement, kind: string): () => boolean {
    const { href, hash } = control as HTMLAnchorElement
    const goes = (to: string) => effects.some((effect) => effect.startsWith(`goes to ${to}`))
    if (kind === 'link') {
      const target = document.getElementById(decodeURIComponent(hash?.slice(1) ?? ''))
      return () => goes(href) || (control.dataset.action === 'to-top' && document.activeElement === target)
    }
    // By its own way, or to the same page as its address.
    if (kind === 'download') return () => goes(location.origin)
    if (kind === 'opener') return () => openDialog() !== null || (href !== undefined && goes(href))
    if (kind === 'closer') return () => openDialog() === null
    if (kind === 'choice') {
      const before = (control as HTMLInputElement).checked
      const { type } = control as HTMLInputElement
      return () => (control as HTMLInputElement).checked === (type === 'radio' || !before)
    }
    if (kind === 'disclosure') {
      const details = control.parentElement as HTMLDetailsElement
      const before = details.open
      return () => details.open !== before
    }
    if (kind === 'field') return () => document.activeElement === control && !control.matches(':disabled, [readonly]')
    if (kind === 'submit') {
      const { form } = control as HTMLButtonElement
      return () => effects.includes('invalid') || goes(form?.action.replace(/[?#].*/, '') ?? location.href)
    }
    if (kind === 'reset') return () => effects.includes('reset')
    // Not what an earlier control has brought about late, as a menu's `toggle`.
    return () => effects.some((effect) => /^(?:goes|prints|copies)/.test(effect))
  }

  function openDialog(): HTMLDialogElement | null {
    return [...document.querySelectorAll<HTMLDialogElement>('dialog:is(:modal, :popover-open, [open])')].at(-1) ?? null
  }

  /** Waits for what is loaded first, in steps of a task. */
  async function comesTrue(isDone: () => boolean): Promise<boolean> {
    const until = performance.now() + 5000
    while (!isDone()) {
      if (performance.now() > until) return false
      await new Promise((resolve) => setTimeout(resolve))
    }
    return true
  }
}
