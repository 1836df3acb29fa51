/** What a browser's translator took out of an element, with what it put there. */
type Displaced = Map<Node, Element>

/**
 * Lets React go on below `root` while a browser translates the page. Chrome puts `<font>` in the place of every text node; React
 * writes to the node that it made, which nobody sees any more, and throws where it takes one away. So an element in which React
 * changes text gets its own text nodes back first; the translator then translates what is new.
 */
export function keepTranslatedText(root: Element, changes: MutationRecord[]): void {
  const displaced = new WeakMap<Node, Displaced>()
  const parents = new WeakMap<Node, Element>()
  const standIns = new WeakSet<Node>()

  const restore = (parent: Element) => {
    const texts = displaced.get(parent)
    displaced.delete(parent)
    for (const name of ['insertBefore', 'removeChild']) Reflect.deleteProperty(parent, name)
    for (const [text, standIn] of texts ?? []) {
      parents.delete(text)
      if (standIn.parentNode === parent) standIn.replaceWith(text)
    }
  }
  const guard = (parent: Element) => {
    const texts: Displaced = new Map()
    displaced.set(parent, texts)
    for (const name of ['insertBefore', 'removeChild'] as const) {
      const act = (...nodes: [Node, Node]) => {
        if (nodes.some((node) => texts.has(node))) restore(parent)
        return Node.prototype[name].apply(parent, nodes)
      }
      Object.defineProperty(parent, name, { value: act, configurable: true })
    }
    return texts
  }

  const follow = (records: MutationRecord[]) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const changed = parents.get(target)
      if (changed) restore(changed)
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node?.nodeName === 'FONT' && !standIns.has(node),
        )
        if (!(text instanceof Text) || text.parentNode || !standIn) continue
        const parent = target as Element
        standIns.add(standIn)
        parents.set(text, parent)
        const texts = displaced.get(parent) ?? guard(parent)
        texts.set(text, standIn as Element)
        observer.observe(text, { characterData: true })
      }
    }
  }
  const observer = new MutationObserver(follow)
  follow(changes)
  observer.observe(root, { childList: true, subtree: true })
  keepEntries(root)
}

/** React makes a section anew that was translated before it came: what its reader has written, pressed and reached is handed over. */
function keepEntries(root: Element): void {
  const old = new Set(root.querySelectorAll<HTMLInputElement>('[id]:is(input, select, textarea, button)'))
  const pressed = new Set([...old].filter(({ ariaBusy }) => ariaBusy))
  let focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  const observer = new MutationObserver(() => {
    for (const element of old) {
      if (element.isConnected) continue
      old.delete(element)
      // React marks what it has hydrated: what it takes away of that goes for a reason.
      if (Object.keys(element).some((name) => name.startsWith('__react'))) continue
      const made = document.getElementById(element.id) as HTMLInputElement | null
      if (!made) continue
      if (pressed.has(element) || made.checked !== element.checked) made.click()
      else if (made.value !== element.value) {
        // React takes no notice of what is written through the property that it has put on the element itself.
        Reflect.set(Object.getPrototypeOf(made), 'value', element.value, made)
        made.dispatchEvent(new Event('input', { bubbles: true }))
        made.dispatchEvent(new Event('change', { bubbles: true }))
      }
      if (focused === element) made.focus()
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  document.addEventListener('page:shown', () => observer.disconnect(), { once: true })
}
