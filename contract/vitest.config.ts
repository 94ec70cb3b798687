import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    maxWorkers: availableParallelism() + 1,
    // rules and shapes alone: no file changes what another finds
    isolate: false,
    // generous: a limit only ends what hangs, also on a busy machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
