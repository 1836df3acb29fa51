/** Which paths are delayed: never the excluded; only the included, where there is such a list. */
export interface DelayRules {
  exclude: readonly RegExp[]
  include?: readonly RegExp[]
}

/** The privacy policy's tree in every locale, what the build made, and the API (specification, section 2.1). */
const siteRules: DelayRules = {
  exclude: [/^(?:\/[a-z]{2})?\/privacy-policy(?:\/|$)/, /^\/assets(?:\/|$)/, /^\/api(?:\/|$)/],
}

/** Whether the app of a path waits for the first interaction or an idle browser; exclusions go before all else. */
export function shouldDelayHydration(path: string, { exclude, include }: DelayRules = siteRules): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  if (exclude.some((rule) => rule.test(pathname))) return false
  return include === undefined || include.some((rule) => rule.test(pathname))
}
