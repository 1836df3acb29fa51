/**
 * Times, sizes and counts that the product is promised to keep, in one place for code and tests. Unless another source is
 * named they are those of the specification, section 9; what the business promises stands in `business-constants.ts`.
 */

/** How often an open page asks whether there is a newer build, in ms. */
export const BUILD_CHECK_INTERVAL_MS = 3_600_000
/** How long a page that was loaded anew because its code did not arrive is not loaded anew again, in ms. */
export const RELOAD_GUARD_MS = 10_000
/** How long after the browser is idle the build's manifest is fetched, in ms. */
export const MANIFEST_DELAY_MS = 1_000
/** Pages that are fetched ahead at the same time. */
export const MAX_PRELOADS = 5

/** Latest start of hydration after the page was loaded, in ms (specification, section 2.1). */
export const HYDRATION_IDLE_TIMEOUT_MS = 7_000

/** How long a configured icon service may take, in ms. */
export const ICON_SERVICE_TIMEOUT_MS = 1_500
/** How long a browser waits for our own icon endpoint, in ms. */
export const ICON_ENDPOINT_TIMEOUT_MS = 5_000
/** Icons of a service in the cache. */
export const MAX_CACHED_ICONS = 50
/** How long an icon is cached, in hours. */
export const ICON_HOURS = 168

/** Pixels of a picture per CSS pixel, and the format that both are in. */
export const imageDensities = [1, 2] as const
export const IMAGE_FORMAT = 'webp'

/** How long a chat stays after its automated thank-you until it is cleared, in ms. */
export const CHAT_CLEAR_AFTER_MS = 3_000
/** Value of a visitor's cookie, `closeRM` the first of them, that keeps a dialog closed. */
export const CLOSED_DIALOG_VALUE = '1'
/** How long after scrolling stopped the download is highlighted, in ms (specification, section 4). */
export const HIGHLIGHTED_AFTER_MS = 1_000

/** How long a toast is shown that does not say otherwise, in ms. */
export const TOAST_TIMEOUT_MS = 50_000
/** How long the region menu stays after it was left, in ms. */
export const REGION_CLOSE_DELAY_MS = 500
/** Layer of the first dialog, and what each that is stacked on it adds. */
export const DIALOG_BASE_LAYER = 1000
export const DIALOG_LAYER_STEP = 2

/** Least widths in CSS pixels at which a screen is a tablet and a desktop. */
export const TABLET_WIDTH = 768
export const DESKTOP_WIDTH = 1244
/** The width steps of the layout by name, in CSS pixels. */
export const widthSteps = { xs: 320, sm: 640, md: TABLET_WIDTH, lg: 1024, xl: 1280, '2xl': 1536 } as const
/** At most one look at the width in this time while a window is resized, in ms. */
export const RESIZE_THROTTLE_MS = 100
/** How long after a resize the device is read anew, in ms (specification, section 4). */
export const DEVICE_REFRESH_MS = 50
/** Marks in the tab which page was loaded anew, and until when it is not again. */
export const RELOAD_MARKER_KEY = 'reload'
