import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from './launch-options.ts'
import { prepareTestServer } from './test-server.ts'

// each worker has its own town, because a reservation of one test could break another
const testServers = [await prepareTestServer(0), await prepareTestServer(1)] as const

const phoneOnlySpecs = [
  'chat',
  'checkout',
  'connection',
  'form-errors',
  'scan-pass',
  'script-injection',
  'web-app-manifest',
  'live-updates',
  'open-shop',
  'pages',
  'routes',
  'image-viewer',
  'register',
  'session',
  'sign-in',
].map((name) => `**/${name}.spec.ts`)

/** Slow tests that seldom fail: `npm run test:hard` runs them. */
const hardOnlySpecs = ['back-office', 'error-messages', 'reflow'].map((name) => `**/${name}.spec.ts`)

/** The real program on free ports, each with its own data folder. */
export default defineConfig<{ serverUrls: readonly string[] }>({
  testDir: 'tests',
  outputDir: '../test-results',
  workers: testServers.length,
  // reported as flaky: two cores are shared with the server and its database
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // generous: the limit only ends tests that hang, also on a busy machine
  timeout: 150_000,
  expect: { timeout: 25_000 },
  reporter: 'list',
  use: {
    serverUrls: testServers.map(({ url }) => url),
    browserName: 'chromium',
    launchOptions: await getLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    // names the line of an action that hangs, instead of only the test's timeout
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // npm test -- --trace retain-on-failure, where a screenshot is not enough
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: process.env.HARD ? [] : hardOnlySpecs,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // tests that are the same on both run on the phone; `npm run test:hard` runs all of them here, too
      testIgnore: process.env.HARD ? [] : [...phoneOnlySpecs, ...hardOnlySpecs],
      // of files with tests for each: those that the phone has already run
      ...(!process.env.HARD && { grepInvert: /@once/ }),
    },
  ],
  webServer: testServers.map(({ command, env, url }) => ({
    command,
    env,
    url: `${url}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  })),
})
