import { onAction } from '#client/runtime/actions.ts'
import { isGuessable } from '#shared/account/guessable-password.ts'
import { metPasswordRules } from '#shared/account/password-rules.ts'

type Control = HTMLInputElement
/** Two quick presses ask for one account; who stopped the browser on its way may send again after this long, in ms. */
const SENT_MS = 5_000

/**
 * Says what is wrong with a form beside its fields and in a summary above them, in the page's language. Without it the
 * browser says the same in its own.
 */
function startFormErrors(form: HTMLFormElement): void {
  const controls = [...form.elements].filter((element): element is Control => element instanceof HTMLInputElement)
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  let sentAt = Number.NEGATIVE_INFINITY
  form.noValidate = true

  form.addEventListener('submit', (event) => {
    const wrong = controls.filter((control) => show(control, errorOf(control)) !== null)
    if (wrong.length === 0) {
      if (event.timeStamp - sentAt < SENT_MS) event.preventDefault()
      // Without a network it is held, and sent again when there is one (navigation.ts).
      else if (navigator.onLine) sentAt = event.timeStamp
      return
    }
    event.preventDefault()
    summarise(wrong)
    summary?.focus()
  })
  // Nobody is told of an error while they still write; a visitor who mends one sees so at once.
  onEntry(form, (control) => {
    if (control.ariaInvalid !== 'true') return
    show(control, errorOf(control))
    summarise(controls.filter(({ ariaInvalid }) => ariaInvalid === 'true'))
  })

  function summarise(wrong: readonly Control[]): void {
    if (!summary) return
    summary.hidden = wrong.length === 0
    const entries = wrong.map((control) => {
      const link = document.createElement('a')
      link.href = `#${control.id}`
      link.textContent = shownIn(messageOf(control))?.querySelector('b')?.textContent ?? ''
      link.addEventListener('click', (event) => {
        event.preventDefault()
        control.focus()
      })
      const entry = document.createElement('li')
      entry.append(link)
      return entry
    })
    summary.querySelector('ul')?.replaceChildren(...entries)
  }
}

/**
 * Calls for each field that is written in. What fills in for somebody may tell of it by `change` alone; of what was typed, that
 * comes a second time when the field is left, on the way to a link perhaps that an answer would replace.
 */
function onEntry(place: Document | HTMLFormElement, act: (control: Control) => void): void {
  const answered = new WeakMap<Control, string>()
  const answer = ({ target, type }: Event) => {
    const control = target as Control
    if (type === 'change' && answered.get(control) === control.value) return
    answered.set(control, control.value)
    act(control)
  }
  for (const type of ['input', 'change']) place.addEventListener(type, answer)
}

/** The name of what is wrong with an entry, as its message bears it; null where nothing is. */
function errorOf({ validity, type, value, minLength, form, dataset }: Control): string | null {
  if (validity.valueMissing) return 'valueMissing'
  // The browser counts neither what was filled in for somebody nor characters.
  if (minLength > 0 && [...value].length < minLength) return 'tooShort'
  if (validity.typeMismatch) return 'typeMismatch'
  if (validity.patternMismatch) return 'patternMismatch'
  const address = new FormData(form ?? undefined).get('email')
  const ownWords = [dataset.ownWords ?? '', ...String(address ?? '').split(/[@.]/)]
  return type !== 'hidden' && dataset.ownWords !== undefined && isGuessable(value, ownWords) ? 'guessable' : null
}

function show(control: Control, error: string | null): string | null {
  const message = messageOf(control)
  if (!message) return null
  message.hidden = error === null
  for (const text of message.querySelectorAll<HTMLElement>('[data-error]')) text.hidden = text.dataset.error !== error
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== message.id)
  control.ariaInvalid = error === null ? null : 'true'
  control.setAttribute('aria-describedby', [...described, ...(error === null ? [] : [message.id])].join(' '))
  return error
}

const messageOf = ({ id }: Control) => document.getElementById(`${id}-error`)
const shownIn = (message: HTMLElement | null) => message?.querySelector('[data-error]:not([hidden])')

/** Makes the sign-up form say what is wrong in the page's language, and show which rules a password keeps while it is written. */
export function startSignUpForm(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form-errors]')) startFormErrors(form)
  startPasswords()
}

function startPasswords(): void {
  const note = ({ value }: Control) => {
    document.documentElement.dataset.password = metPasswordRules(value).join(' ')
  }
  const isChecked = (element: unknown): element is Control =>
    element instanceof HTMLInputElement && element.dataset.ownWords !== undefined
  onEntry(document, (control) => {
    if (isChecked(control)) note(control)
  })
  // What was written before this code was there.
  for (const control of document.querySelectorAll('input')) if (isChecked(control)) note(control)

  onAction('reveal-password', (control) => {
    const field = document.getElementById(control.getAttribute('aria-controls') ?? '') as Control
    const isHidden = field.type === 'password'
    field.type = isHidden ? 'text' : 'password'
    control.ariaPressed = String(isHidden)
  })
  // Not before they do something.
  for (const button of document.querySelectorAll<HTMLElement>('[data-action="reveal-password"]')) button.hidden = false
}
