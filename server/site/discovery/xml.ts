import { lines } from './site-files.ts'

/** All but what XML 1.0 (2.2) calls a character. */
const foreign = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A file of XML. In the place of what none may have, even escaped, stands the sign for that: one such character, and a reader refuses it all. */
export function xmlFile(list: readonly string[]): string {
  return lines(['<?xml version="1.0" encoding="utf-8"?>', ...list]).replaceAll(foreign, '\ufffd')
}
