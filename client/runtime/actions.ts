type ActionHandler<Control extends HTMLElement = HTMLElement> = (control: Control, event: MouseEvent) => void

const handlers = new Map<string, ActionHandler>()

/**
 * Runs `handler` for every click on or in an element with that `data-action`, which is a `Control` wherever it stands. One delegated listener serves them all, so that
 * static HTML works whenever it stands in the document, before the app and after a navigation.
 */
export function onAction<Control extends HTMLElement>(name: string, handler: ActionHandler<Control>): void {
  handlers.set(name, handler as ActionHandler)
}

export function startActions(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-action]')
    if (control) handlers.get(control.dataset.action as string)?.(control, event)
  })
}
