import { keepTmpFilesInMemory } from '@mainstreet/platform/test/tmp-files-in-memory.ts'
import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from './launch-options.ts'
import { prepareTestServer } from './test-server.ts'

keepTmpFilesInMemory()

// each worker has its own town, because a reservation of one test could break another
const testServers = [await prepareTestServer(0), await prepareTestServer(1)] as const

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
  // slow tests that seldom fail: `npm run test:hard` runs them
  ...(!process.env.HARD && { grepInvert: /@hard/ }),
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // what is different there; the rest runs on the phone, and `npm run test:hard` runs all of it here, too
      ...(!process.env.HARD && { grep: /@desktop/ }),
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
