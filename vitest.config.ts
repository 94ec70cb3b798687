import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: process.env.HARD ? [] : ['src/**/*.hard.test.ts'],
          globalSetup: ['src/test/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'web',
    ],
  },
})
