import { defineConfig } from 'vitest/config'
import { icuMessages } from './scripts/icu/icu-plugin.ts'

export default defineConfig({
  plugins: [icuMessages()],
  // As the server renders in production, whose React has no other.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // A browser test mostly waits for its browser: on two cores, two at once take half the time of one after the other.
    maxWorkers: 2,
    // A worker's rubbish is collected less often, and not by threads that wait for one another on two cores: a tenth of its time.
    execArgv: ['--max-semi-space-size=128', '--single-threaded-gc'],
    // Files of a worker share what they import: to load it takes 2 s of a processor for each of 250 files. What a test changes, it puts back.
    isolate: false,
    // The site that the tests start is production's; development runs in its own process.
    env: { NODE_ENV: 'production' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{client,scripts,server,shared}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          setupFiles: ['tests/helpers/fail-on-console-error.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          // Some start whole processes, on a machine that a browser shares and that may be busy: at a load of 25, 20 s were too few.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['tests/helpers/fail-on-console-error.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          globalSetup: ['tests/helpers/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // How long a change may take on a busy machine; nothing that comes sooner waits for it.
          expect: { poll: { timeout: 15_000 } },
          // A browser that got no processor for a minute says nothing of the site. A failed expectation is never tried again.
          retry: { count: 1, condition: /^Test timed out in/ },
        },
      },
    ],
  },
})
