export interface DeviceSource {
  userAgent: string
  /** Fingers that the screen tells apart; absent counts as none. */
  maxTouchPoints?: number
}

export type Device = ReturnType<typeof readDevice>

/** The specification's device information (section 3). One of mobile, tablet and desktop holds; at most one browser does. */
export function readDevice({ userAgent, maxTouchPoints = 0 }: DeviceSource) {
  const says = (pattern: RegExp) => pattern.test(userAgent)
  // An iPad calls itself a Mac since iPadOS 13; no Mac has a touch screen.
  const isIpad = says(/iPad/) || (says(/Macintosh/) && maxTouchPoints > 1)
  const isIos = isIpad || says(/iPhone|iPod/)
  const isAndroid = says(/Android/)
  const isTablet = isIpad || (isAndroid && !says(/Mobile/))
  const isMobile = !isTablet && (isIos || isAndroid)
  const isEdge = says(/Edg(e|A|iOS)?\//)
  const isSamsung = says(/SamsungBrowser\//)
  const isFirefox = says(/(Firefox|FxiOS)\//)
  // Other brands, and apps that show pages inside themselves, name these browsers too.
  const isOther = isEdge || isSamsung || isFirefox || says(/OPR\/|; wv\)/)
  const isChrome = !isOther && says(/(Chrome|CriOS)\//)
  return {
    userAgent,
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: says(/Windows/),
    isMacOS: says(/Macintosh/) && !isIpad,
    isSafari: !isOther && !isChrome && says(/Version\/.+Safari\//),
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: says(/bot(?:[-/;]| \()|crawl|spider|slurp|lighthouse|facebookexternalhit/i),
  }
}

export function markPlatform({ isWindows, isMacOS, isIos, isAndroid }: Device): void {
  const platform = (isWindows && 'windows') || (isMacOS && 'mac') || (isIos && 'ios') || (isAndroid && 'android')
  if (platform) document.documentElement.dataset.platform = platform
  else delete document.documentElement.dataset.platform
}
