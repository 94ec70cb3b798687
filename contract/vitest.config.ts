import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
  },
})
