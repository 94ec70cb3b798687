import { defineConfig } from 'vitest/config'
import { keepTmpFilesInMemory } from './platform/src/test/tmp-files-in-memory.ts'

keepTmpFilesInMemory()

export default defineConfig({ test: { projects: ['contract', 'server', 'web'] } })
