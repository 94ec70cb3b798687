import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    maxWorkers: availableParallelism() + 1,
    // tests of pure rules and schemas: no file changes global state
    isolate: false,
    // generous: the limit only ends tests that hang, also on a busy machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
