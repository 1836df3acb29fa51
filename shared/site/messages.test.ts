import { expect, test } from 'vitest'
import { type Catalog, createFormats, createTranslate, selectText } from './messages.ts'

interface TestMessages {
  plain: never
  greeting: { name: string }
}
const catalog: Catalog<TestMessages> = { plain: 'Hallo', greeting: (args) => `Hallo ${args.name}` }

test('key and arguments are type checked', () => {
  const t = createTranslate('nl-NL', catalog)
  expect(t('plain')).toBe('Hallo')
  expect(t('greeting', { name: 'Ann' })).toBe('Hallo Ann')
  const wrong = [
    // @ts-expect-error no such key
    () => t('plane'),
    // @ts-expect-error the argument is missing
    () => t('greeting'),
    // @ts-expect-error the argument has another name
    () => t('greeting', { nam: 'Ann' }),
    // @ts-expect-error a plain text takes no arguments
    () => t('plain', {}),
  ]
  expect(wrong).toHaveLength(4)
})

test('a key that data names is a plain text or null', () => {
  expect(selectText(catalog, 'plain')).toBe('Hallo')
  expect(selectText(catalog, 'greeting')).toBeNull()
  expect(selectText(catalog, 'nav.unknown')).toBeNull()
  expect(selectText(catalog, 'toString')).toBeNull()
})

test('a date without a time stays on its day, and times are those of Amsterdam', () => {
  const { date } = createFormats('nl-NL')
  expect(date(Date.UTC(2026, 0, 1), { dateStyle: 'short' })).toBe('01-01-2026')
  expect(date(Date.UTC(2026, 6, 1, 22, 30), { dateStyle: 'short' })).toBe('02-07-2026')
})

test('options are part of what is remembered', () => {
  const { number } = createFormats('nl-NL')
  expect(number(0.5)).toBe('0,5')
  expect(number(0.5, { style: 'percent' })).toBe('50%')
  expect(number(0.5)).toBe('0,5')
})
