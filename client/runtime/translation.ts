/** Whether a browser's translator has been at the page: nobody else makes a `<font>`. */
export function isTranslated(root: Element): boolean {
  return root.querySelector('font') !== null
}

/**
 * Waits for a translator, which few readers have: what follows it is loaded when one has begun.
 * Resolves when the page may be hydrated.
 */
export async function startTranslation(root: Element): Promise<void> {
  const changes: MutationRecord[] = []
  const follow = () =>
    import('./translated-text.ts').then((text) => text.keepTranslatedText(root, changes)).catch(reportError)
  if (isTranslated(root)) return follow()
  const observer = new MutationObserver((records) => {
    if (!isTranslated(root)) return
    const isFirst = changes.push(...records) === records.length
    if (isFirst) void follow().then(() => observer.disconnect())
  })
  observer.observe(root, { childList: true, subtree: true })
}
