interface Stop {
  place: number
  name: string
  problems: string[]
}

export interface WalkState {
  list: Element[]
  stops: Stop[]
  /** Notes what has the focus now; true when it has left the page, or is back where it began. */
  look: () => boolean
}

/** Runs in the page: lists what a keyboard has to reach, watches the focus, and answers how many there are. */
export function prepareWalk(): number {
  const usable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** Of a group of radio buttons one stands for all. */
  const standsForGroup = (element: HTMLInputElement) => {
    const all = document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(element.name)}"]`)
    const group = [...all].filter(({ form, disabled }) => form === element.form && !disabled)
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
  const list = [...document.querySelectorAll<HTMLElement>(usable)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false
    if (element.localName === 'summary' && element.parentElement?.localName !== 'details') return false
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''
    return isSeen(element) && (!isRadio || standsForGroup(element))
  })
  const walk: WalkState = { list, stops: [], look: () => true }
  Object.assign(window, { walk })
  // Tab goes on from where the focus was last, or from where axe has been: back to the top of the document.
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  window.scrollTo(0, 0)

  let first: Element | null = null
  let previous: Element | null = null
  walk.look = () => {
    const element = document.activeElement
    const isNowhere = !element || element === document.body || element === document.documentElement
    if (isNowhere || (element === first && element !== previous)) return true
    // A part of the same control.
    if (element === previous) return false
    first ??= element
    walk.stops.push(lookAt(element))
    previous = element
    return false
  }
  return list.length

  function lookAt(element: Element): Stop {
    const problems: string[] = []
    // A control may hide its own box and draw another: a label around it, or what stands beside it.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    if (!isMarked([element, ...labels, element.parentElement, element.nextElementSibling])) {
      problems.push('has the focus and does not show it')
    }
    const place = placeOf([element, ...labels])
    if (place !== 'seen') problems.push(`has the focus ${place}`)
    const order = previous?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING
    if ((order & Node.DOCUMENT_POSITION_FOLLOWING) === 0) problems.push('comes after what stands behind it')
    const name = element.outerHTML.replace(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '').slice(0, 100)
    return { place: list.indexOf(element as HTMLElement), name, problems }
  }

  function isMarked(parts: readonly (Element | null)[]): boolean {
    return parts.some((part) =>
      [null, '::before', '::after'].some((pseudo) => {
        if (!part) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
    )
  }

  function placeOf(parts: readonly Element[]): 'seen' | 'outside the window' | 'behind something' {
    const points = parts
      .flatMap((part) => [...part.getClientRects()])
      .flatMap(({ left, top, width, height }) =>
        [0.5, 0.02, 0.25, 0.75, 0.98].flatMap((x) =>
          [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
        ),
      )
    const isInside = points.some(([x, y]) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight)
    if (!isInside) return 'outside the window'
    // What the mouse passes through is seen all the same.
    const [element] = parts as [HTMLElement]
    element.style.setProperty('pointer-events', 'auto')
    const isHit = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && parts.some((part) => part.contains(hit))
    })
    element.style.removeProperty('pointer-events')
    return isHit ? 'seen' : 'behind something'
  }
}
