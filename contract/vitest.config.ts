import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'contract', maxWorkers: '100%', include: ['src/**/*.test.ts'] } })
