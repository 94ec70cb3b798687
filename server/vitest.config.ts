import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // repetitions and switches: `npm run test:hard`
    exclude: process.env.HARD ? [] : ['src/**/*.hard.test.ts'],
    // left alone, vitest keeps one core free, and two cores run nothing side by side
    maxWorkers: '100%',
    globalSetup: ['src/test/cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
