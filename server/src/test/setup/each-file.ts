import { afterAll } from 'vitest'
import { runCleanups } from '@mainstreet/platform/test/cleanup.ts'

// several files share a process: each closes its app before the next
afterAll(runCleanups)
