import type { LayoutProps } from '#client/components/section-props.ts'
import { formatsOf } from '#shared/site/messages.ts'

export interface PreviewModel {
  country: string | null
  region: string | null
  isWhitelisted: boolean
  date: string
}

type Place = Omit<PreviewModel, 'date'>

interface Words extends Pick<LayoutProps, 't'> {
  language: string
}

/** Where a preview's visitor is, in words: `Canada, Ontario`. */
export function placeText({ country, region, isWhitelisted }: Place, { t, language }: Words): string {
  if (isWhitelisted) return t('preview.whitelisted')
  if (country === null) return t('preview.unknown')
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  // Only of Ontario the site knows more than its code.
  const part = country === 'CA' && region === 'ON' ? 'Ontario' : region
  return part ? `${name}, ${part}` : name
}

export function dayText(date: string, { language }: Pick<Words, 'language'>): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return formatsOf(language).date(new Date(date), format)
}
