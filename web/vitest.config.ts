import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { callTable } from './vite/call-table.ts'
import { stubSchemas } from './vite/stub-schemas.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), callTable(), stubSchemas()],
  test: {
    name: 'web',
    // a page of its own costs each file half a second: the few that need one ask for happy-dom
    include: ['src/**/*.test.{ts,tsx}', 'vite/*.test.ts'],
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['../tools/test-setup.ts'],
    // generous: a limit only ends what hangs, also on a busy machine
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
