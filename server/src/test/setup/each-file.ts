import { runCleanups } from '@mainstreet/platform/test/cleanup.ts'
import { afterAll, beforeEach, inject } from 'vitest'
import { findCitusExclusion } from '../../../citus-exclusions.ts'

if (inject('citusUrl') !== undefined)
  beforeEach(({ task, skip }) => {
    const reason = findCitusExclusion(task.file.filepath, task.name)
    if (reason !== undefined) skip(reason)
  })

// several files share a process: each closes its app before the next
afterAll(runCleanups)
