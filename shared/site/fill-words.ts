/**
 * A text with what stands for its `{names}`. A name that nothing stands for stays as it is, so that it is seen.
 *
 * @example fillWords('{ours} of {all}', { ours: 3, all: '6' }) // '3 of 6'
 */
export function fillWords(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place))
}
