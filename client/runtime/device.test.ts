import { describe, expect, it } from 'vitest'
import { type Device, readDevice } from './device.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

type Field = Exclude<keyof Device, 'userAgent'>

interface Row {
  name: string
  userAgent: string
  maxTouchPoints?: number
  /** The fields that hold; every other is false. */
  holds: Field[]
}

const rows: Row[] = [
  {
    name: 'Chrome on Windows',
    userAgent: `${WINDOWS} Safari/537.36`,
    holds: ['isDesktop', 'isWindows', 'isChrome'],
  },
  {
    name: 'Chrome on Windows with a touch screen',
    userAgent: `${WINDOWS} Safari/537.36`,
    maxTouchPoints: 10,
    holds: ['isDesktop', 'isWindows', 'isChrome'],
  },
  {
    name: 'Edge on Windows',
    userAgent: `${WINDOWS} Safari/537.36 Edg/142.0.0.0`,
    holds: ['isDesktop', 'isWindows', 'isEdge'],
  },
  {
    name: 'Edge before Chromium',
    userAgent: `${WINDOWS} Safari/537.36 Edge/18.19582`,
    holds: ['isDesktop', 'isWindows', 'isEdge'],
  },
  {
    name: 'Opera on Windows, none of the five',
    userAgent: `${WINDOWS} Safari/537.36 OPR/125.0.0.0`,
    holds: ['isDesktop', 'isWindows'],
  },
  {
    name: 'Firefox on Windows',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    holds: ['isDesktop', 'isWindows', 'isFirefox'],
  },
  {
    name: 'Safari on a Mac',
    userAgent: `${MAC}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    holds: ['isDesktop', 'isMacOS', 'isSafari'],
  },
  {
    name: 'Chrome on a Mac',
    userAgent: `${MAC}/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
    holds: ['isDesktop', 'isMacOS', 'isChrome'],
  },
  {
    name: 'Firefox on a Mac',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    holds: ['isDesktop', 'isMacOS', 'isFirefox'],
  },
  {
    name: 'Firefox on Linux',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    holds: ['isDesktop', 'isFirefox'],
  },
  {
    name: 'Chrome on a Chromebook',
    userAgent:
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    holds: ['isDesktop', 'isChrome'],
  },
  {
    name: 'Safari on an iPhone',
    userAgent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isIos', 'isSafari'],
  },
  {
    name: 'Chrome on an iPhone',
    userAgent: `${IPHONE} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isIos', 'isChrome'],
  },
  {
    name: 'Firefox on an iPhone',
    userAgent: `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isIos', 'isFirefox'],
  },
  {
    name: 'Edge on an iPhone',
    userAgent: `${IPHONE} Version/18.0 EdgiOS/142.0.3595.66 Mobile/15E148 Safari/604.1`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isIos', 'isEdge'],
  },
  {
    name: 'an app on an iPhone that shows the page itself',
    userAgent: `${IPHONE} Mobile/15E148`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isIos'],
  },
  {
    name: 'Safari on an iPad, as it calls itself',
    userAgent: `${MAC}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    maxTouchPoints: 5,
    holds: ['isTablet', 'isIos', 'isSafari'],
  },
  {
    name: 'Safari on an iPad that asks for mobile sites',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    maxTouchPoints: 5,
    holds: ['isTablet', 'isIos', 'isSafari'],
  },
  {
    name: 'Chrome on an Android telephone',
    userAgent: `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isAndroid', 'isChrome'],
  },
  {
    name: 'Chrome on an Android tablet',
    userAgent: `${ANDROID} Chrome/142.0.0.0 Safari/537.36`,
    maxTouchPoints: 5,
    holds: ['isTablet', 'isAndroid', 'isChrome'],
  },
  {
    name: 'Samsung Internet',
    userAgent: `${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isAndroid', 'isSamsung'],
  },
  {
    name: 'Firefox on an Android telephone',
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    maxTouchPoints: 5,
    holds: ['isMobile', 'isAndroid', 'isFirefox'],
  },
  {
    name: 'Edge on an Android telephone',
    userAgent: `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isAndroid', 'isEdge'],
  },
  {
    name: 'an app on Android that shows the page itself',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A.250205.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.48 Mobile Safari/537.36',
    maxTouchPoints: 5,
    holds: ['isMobile', 'isAndroid'],
  },
  {
    name: 'Googlebot',
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0.7444.59 Safari/537.36',
    holds: ['isDesktop', 'isChrome', 'isCrawler'],
  },
  {
    name: 'a preview of a messenger',
    userAgent: 'TelegramBot (like TwitterBot)',
    holds: ['isDesktop', 'isCrawler'],
  },
  {
    name: 'Googlebot as a telephone',
    userAgent:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.59 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    holds: ['isMobile', 'isAndroid', 'isChrome', 'isCrawler'],
  },
  {
    name: 'Lighthouse',
    userAgent: `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
    maxTouchPoints: 5,
    holds: ['isMobile', 'isAndroid', 'isChrome', 'isCrawler'],
  },
  {
    name: 'a phone of the maker Cubot, no crawler',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    maxTouchPoints: 5,
    holds: ['isMobile', 'isAndroid', 'isChrome'],
  },
  { name: 'a browser that says nothing', userAgent: '', holds: ['isDesktop'] },
]

describe('readDevice', () => {
  it.each(rows)('knows $name', ({ holds, ...source }) => {
    const { userAgent, ...fields } = readDevice(source)
    expect(userAgent).toBe(source.userAgent)
    expect(Object.keys(fields)).toHaveLength(13)
    expect(Object.entries(fields).flatMap(([field, value]) => (value ? [field] : []))).toEqual(
      Object.keys(fields).filter((field) => holds.includes(field as Field)),
    )
  })
})
