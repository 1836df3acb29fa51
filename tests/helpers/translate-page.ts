/** Runs in the page: does to its text what Chrome's translator does, now and whenever there is new text, but leaves the words as they are. */
export function translatePage(): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, option, svg')) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(text.data)
      text.replaceWith(outer)
    }
  }
  translate()
  new MutationObserver(translate).observe(document.body, { subtree: true, childList: true, characterData: true })
}
