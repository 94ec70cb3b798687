import { runCleanups } from '@mainstreet/platform/test/cleanup.ts'
import { afterAll } from 'vitest'

// several files share a process: each closes its app before the next
afterAll(runCleanups)
