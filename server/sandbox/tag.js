// A tag that tells its vendor of everything in the queue that tags read, as tags do.
;(() => {
  const { origin, pathname } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src)
  /** @param {unknown} entry */
  const hit = (entry) =>
    void fetch(`${origin}/tags/hit?${pathname.split('/').at(-1)?.replace('.js', '')}`, {
      method: 'POST',
      body: JSON.stringify(entry),
    })
  window.dataLayer ??= []
  const layer = window.dataLayer
  layer.forEach(hit)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(hit)
    return push(...entries)
  }
})()
