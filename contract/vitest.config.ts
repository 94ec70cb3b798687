import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    maxWorkers: availableParallelism() + 1,
    // rules and shapes alone: no file changes what another finds
    isolate: false,
    testTimeout: 30_000,
  },
})
