import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from './launch-options.ts'
import { prepareTestServer } from './test-server.ts'

// a town of its own for each worker: what one test reserves, another would miss
const testServers = [await prepareTestServer(0), await prepareTestServer(1)] as const

const phoneOnlySpecs = [
  'chat',
  'checkout',
  'connection',
  'error-messages',
  'form-errors',
  'script-injection',
  'web-app-manifest',
  'live-updates',
  'open-shop',
  'pages',
  'image-viewer',
  'register',
  'session',
  'sign-in',
].map((name) => `**/${name}.spec.ts`)

/** What seldom breaks and takes long: `npm run test:hard` sees it. */
const hardOnlySpecs = ['**/back-office.spec.ts', '**/reflow.spec.ts']

/** The real program on free ports, with data folders of their own. */
export default defineConfig<{ serverUrls: readonly string[] }>({
  testDir: 'tests',
  outputDir: '../test-results',
  workers: testServers.length,
  // told as flaky, never hidden: two cores are shared with the server and its database
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // generous: a limit only ends what hangs, also on a busy machine
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
    // an action that hangs is named with its line, and not only by the time of the whole test
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // npm test -- --trace retain-on-failure, where a picture does not tell enough
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
      // what looks the same on both is seen on the phone; `npm run test:hard` sees all of it here, too
      testIgnore: process.env.HARD ? [] : [...phoneOnlySpecs, ...hardOnlySpecs],
      // of files that have something for each: what the phone has shown already
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
