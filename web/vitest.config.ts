import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { callTable } from './vite/call-table.ts'
import { withoutSchemas } from './vite/without-schemas.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), callTable(), withoutSchemas()],
  test: { name: 'web', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
