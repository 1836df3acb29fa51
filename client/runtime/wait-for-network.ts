/** Says that there is no network, and does something when there is one again. */
export function waitForNetwork(act: () => void): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]')
  if (notice) notice.hidden = false
  addEventListener('online', act, { once: true })
}
