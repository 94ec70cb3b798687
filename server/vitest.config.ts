import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { excludedFiles } from './citus-exclusions.ts'

const hard = Boolean(process.env.HARD)

export default defineConfig({
  test: {
    name: 'server',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: [
      '{platform,embedded-postgres,identity,storage,realtime,server,demo,drill,repo-tests}/**/*.test.ts',
    ],
    // repetitions and switches: `npm run test:hard`
    exclude: [
      '**/node_modules/**',
      ...(hard ? [] : ['**/*.hard.test.ts']),
      ...(process.env.CITUS_URL ? excludedFiles : []),
    ],
    // one more than cores, as many wait for the database or a clock; a load test needs the machine for itself
    maxWorkers: hard ? 1 : availableParallelism() + 1,
    globalSetup: ['server/src/test/setup/database-cluster.ts'],
    setupFiles: ['tools/test-setup.ts', 'server/src/test/setup/each-file.ts'],
    // mutations replace modules; else a file finds the application's modules loaded
    isolate: hard,
    // generous: a limit only ends what hangs, also on a busy machine
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
