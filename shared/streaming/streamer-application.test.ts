import { expect, it } from 'vitest'
import { applicationMail } from './streamer-application.ts'

it('opens an e-mail whose lines and signs survive', () => {
  const mail = new URL(
    applicationMail({
      address: 'support@kaartkamer.example',
      subject: 'Streamer & speler',
      intro: 'Hallo,\nmijn kanaal is https://twitch.tv/a?b=c&d',
      close: 'Groet',
      results: ['50 % van de tafels: gehaald', 'Kijkers: 41'],
    }),
  )
  expect(mail.pathname).toBe('support@kaartkamer.example')
  expect(mail.searchParams.get('subject')).toBe('Streamer & speler')
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    'Hallo,',
    'mijn kanaal is https://twitch.tv/a?b=c&d',
    '',
    '- 50 % van de tafels: gehaald',
    '- Kijkers: 41',
    '',
    'Groet',
  ])
})
