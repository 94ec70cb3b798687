import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    // a worker runs many files, each in a context of its own: half the time of a process per file
    pool: 'vmThreads',
    // a DOM costs half a second per file: only the files that need one use happy-dom
    include: ['src/**/*.test.{ts,tsx}', 'vite/*.test.ts'],
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['../tools/test-setup.ts', 'test-setup.ts'],
    // generous: the limit only ends tests that hang, also on a busy machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
