import { afterAll } from 'vitest'
import { closeAll } from './closing-time.ts'

// several files share a process: none leaves a town open to the next
afterAll(closeAll)
