import { prepareChromium } from './chromium-files.ts'

/** Unpacks the browser once, before test files run at the same time. */
export async function setup(): Promise<void> {
  await prepareChromium()
}
