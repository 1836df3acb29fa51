import { prepareChromium } from '#tests/helpers/chromium-files.ts'

/** Unpacks the browser once, before test files run at the same time. */
export async function setup(): Promise<void> {
  await prepareChromium()
}
