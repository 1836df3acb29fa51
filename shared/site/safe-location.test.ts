import { describe, expect, it } from 'vitest'
import {
  lookAlikes,
  maliciousLocations,
  sitePlaces,
  trustedHost,
  trustedPlaces,
} from '#tests/fixtures/malicious-locations.ts'
import { isSafeHttpsUrl, isSitePath, safeLocation } from './safe-location.ts'

const origins = [`https://${trustedHost}`]
const named = ['evil.example', 'localhost', '127.0.0.1', '[::1]'].map((host) => `https://${host}`)
const standIn = 'http://127.0.0.1:3001'

it('there are at least 150 malicious places, each of them once', () => {
  expect(new Set([...maliciousLocations, ...lookAlikes]).size).toBe(maliciousLocations.length + lookAlikes.length)
  expect(maliciousLocations.length).toBeGreaterThanOrEqual(150)
})

describe('a malicious place', () => {
  it.each(maliciousLocations)('%j is refused by everything', (place) => {
    expect(safeLocation(place)).toBeNull()
    expect(safeLocation(place, { origins: [...origins, ...named] })).toBeNull()
    expect(isSafeHttpsUrl(place)).toBe(false)
    expect(isSitePath(place)).toBe(false)
  })

  it.each(lookAlikes)('%s is a sound address, and none of the trusted host', (place) => {
    expect(safeLocation(place, { origins })).toBeNull()
    expect(isSitePath(place)).toBe(false)
  })
})

describe('a stand-in on this machine', () => {
  const allow = (place: string) => safeLocation(place, { origins: [standIn] })

  it('is let through by its very origin', () => {
    expect(allow(`${standIn}/installers/a.exe?language=nl`)).toBe(`${standIn}/installers/a.exe?language=nl`)
  })

  it.each([
    standIn,
    `${standIn}@evil.example/`,
    `${standIn}1/`,
    `${standIn}.evil.example/`,
    `${standIn}\\evil.example/`,
    `${standIn}/\t`,
    'http://127.0.0.1/',
    'http://localhost:3001/',
    'https://127.0.0.1:3001/',
    'http://user@127.0.0.1:3001/',
  ])('is not %j', (place) => {
    expect(allow(place)).toBeNull()
  })
})

describe('a place on this site', () => {
  it.each(sitePlaces)('%s is let through as it is', (place) => {
    expect(safeLocation(place)).toBe(place)
    expect(isSafeHttpsUrl(place)).toBe(false)
  })

  it('is a path of a link only without a query', () => {
    expect(sitePlaces.filter((place) => isSitePath(place))).toEqual(sitePlaces.filter((place) => !place.includes('?')))
  })
})

describe('a place on a trusted host', () => {
  it.each(trustedPlaces)('%s is let through where the host is named, and leads to it', (place) => {
    expect(safeLocation(place)).toBeNull()
    expect(isSafeHttpsUrl(place)).toBe(true)
    expect(new URL(safeLocation(place, { origins }) ?? '').host).toBe(trustedHost)
  })
})

it.each([
  'https://good.example',
  'https://good.example/a/?b=c#d',
  'https://good.example:8443/',
  'https://1.good.example',
])('a link may lead to %s', (url) => {
  expect(isSafeHttpsUrl(url)).toBe(true)
})
