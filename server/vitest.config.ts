import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // repetitions and switches: `npm run test:hard`
    exclude: process.env.HARD ? [] : ['src/**/*.hard.test.ts'],
    globalSetup: ['src/test/cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
