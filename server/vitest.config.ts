import { defineConfig } from 'vitest/config'

const hard = Boolean(process.env.HARD)

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // repetitions and switches: `npm run test:hard`
    exclude: hard ? [] : ['src/**/*.hard.test.ts'],
    // left alone, vitest keeps one core free, and two cores run nothing side by side; a siege wants the machine for itself
    maxWorkers: hard ? 1 : '100%',
    globalSetup: ['src/test/cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
