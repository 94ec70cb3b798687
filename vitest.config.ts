import { defineConfig } from 'vitest/config'

// vitest leaves one core free, which on two cores means that nothing runs side by side
export default defineConfig({ test: { projects: ['contract', 'server', 'web'], maxWorkers: '100%' } })
