import { afterAll } from 'vitest'
import { runCleanups } from './cleanup.ts'

// several files share a process: none leaves a town open to the next
afterAll(runCleanups)
