import { expect, it } from 'vitest'
import { installerLanguage } from '#shared/downloads/download-links.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import * as limits from '#shared/site/limits.ts'
import { visitorDialogCookies } from '#shared/visitor/visit-decision.ts'
import { readEdition } from '#tests/helpers/editions.ts'

// Specification, section 9, in its own numbers: what the tables say is compared with what was asked for, once.

it('the limits are those of the specification, and nothing else stands among them', () => {
  expect({ ...limits }).toEqual({
    BUILD_CHECK_INTERVAL_MS: 3_600_000,
    RELOAD_GUARD_MS: 10_000,
    MANIFEST_DELAY_MS: 1000,
    MAX_PRELOADS: 5,
    HYDRATION_IDLE_TIMEOUT_MS: 7000,
    ICON_SERVICE_TIMEOUT_MS: 1500,
    ICON_ENDPOINT_TIMEOUT_MS: 5000,
    MAX_CACHED_ICONS: 50,
    ICON_HOURS: 168,
    imageDensities: [1, 2],
    IMAGE_FORMAT: 'webp',
    CHAT_CLEAR_AFTER_MS: 3000,
    CLOSED_DIALOG_VALUE: '1',
    HIGHLIGHTED_AFTER_MS: 1000,
    TOAST_TIMEOUT_MS: 50_000,
    REGION_CLOSE_DELAY_MS: 500,
    DIALOG_BASE_LAYER: 1000,
    DIALOG_LAYER_STEP: 2,
    TABLET_WIDTH: 768,
    DESKTOP_WIDTH: 1244,
    widthSteps: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 },
    RESIZE_THROTTLE_MS: 100,
    DEVICE_REFRESH_MS: 50,
    RELOAD_MARKER_KEY: 'reload',
  })
  expect(visitorDialogCookies['region-warning']).toBe('closeRM')
  expect(installerLanguage('pt-br')).toBe('pt')
})

it.each([
  ['welcome-bonus-rewards', 100],
  ['welcome-bonus-nl', 250],
  ['bonus-match-percent', 100],
  ['welcome-bonus-global', 600],
  ['ontario-deposit-bonus', 777],
  ['ontario-free-credit', 50],
  ['streamer-average-viewers', 40],
  ['streamer-window-months', 3],
  ['streamer-tables-percent', 50],
  ['streamer-session-percent', 80],
  ['streamer-cashback-percent', 100],
  ['smallest-buy-in', 0.25],
  ['largest-buy-in', 200],
  ['top-prize-in-buy-ins', 200_000],
  ['flip-and-go-millionaire-entry', 11],
  ['wsop-express-entry', 0.5],
  ['wsop-express-pass-one', 5000],
  ['wsop-express-pass-two', 10_000],
  ['wsop-express-pass-three', 30_000],
  ['ggmasters-guarantee', 1_000_000],
] as const)('%s is %d', (name, amount) => {
  expect(businessConstants[name].amount).toBe(amount)
})

it.each([
  ['nl', { siteId: 'GGPNL', logoWidth: 226, logoHeight: 48, isConsentEnabled: true }],
  ['global', { logoWidth: 180, logoHeight: 48, isConsentEnabled: false, isSupportRegionSelector: true }],
] as const)('the edition %s has its logo’s size and its consent', (id, specified) => {
  const edition = readEdition(id)
  expect(edition).toMatchObject(specified)
  if (id === 'global') expect(edition.footerRegions).toHaveLength(17)
})
