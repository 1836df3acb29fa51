/** How long after a page is shown its heading is said, in ms: a screen reader drops what comes along with a change of focus. */
const SPOKEN_AFTER_MS = 100

/** Returns what says the heading of the page that stands, as a browser's own page load would say its title. */
export function createAnnouncer(): () => void {
  const region = document.createElement('p')
  region.role = 'status'
  region.className = 'visually-hidden'
  document.body.append(region)
  return () => {
    region.textContent = ''
    setTimeout(() => {
      region.textContent = document.querySelector('h1')?.textContent ?? document.title
    }, SPOKEN_AFTER_MS)
  }
}
