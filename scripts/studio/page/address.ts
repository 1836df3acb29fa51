import { fieldId } from './form-context.ts'

/** What the address names after its `#`, as fields are called: the file that is open, and the field in which somebody writes. */
export interface Named {
  file: string
  /** JSON pointer; empty: the file as a whole. */
  pointer: string
}

/** null: no file is named. */
export function readAddress(): Named | null {
  const [file = '', pointer = ''] = decode(location.hash.slice(1)).split('#')
  return file === '' ? null : { file, pointer }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** With the step that Back takes back: another file. */
export const openAddress = (file: string): void => history.pushState(null, '', `#${file}`)
/** Without one: another field. */
export const keepAddress = (id: string): void => history.replaceState(null, '', `#${id}`)

/** Opens what a field lies in, and puts the reader there, at a text where it says one. */
export function goTo({ file, path, text = '' }: { file: string; path: string; text?: string }): void {
  const field = document.getElementById(fieldId(file, path)) ?? document.getElementById(fieldId(file, 'text'))
  if (!field) return
  for (let around = field.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true
  field.focus()
  if (text === '' || !(field instanceof HTMLTextAreaElement)) return
  const at = field.value.indexOf(text)
  if (at >= 0) field.setSelectionRange(at, at + text.length)
}
