import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { within } from '@mainstreet/platform/jobs/within.ts'
import { pingDatabase } from './store.ts'

const timeoutMs = 2000

/** Whether the database responds to a trivial query within the timeout. */
export function isDatabaseHealthy(reader: Queryable): Promise<boolean> {
  return within(pingDatabase(reader), timeoutMs).then(
    () => true,
    () => false,
  )
}

const maxAgeMs = 1000

/** Caches the result for a second and shares a running check, so that frequent checks cost nothing. */
export function createDatabaseHealthCheck(reader: Queryable): () => Promise<boolean> {
  let current: Promise<boolean> | undefined
  let validUntil = 0

  async function check() {
    const isHealthy = await isDatabaseHealthy(reader)
    validUntil = performance.now() + maxAgeMs
    return isHealthy
  }
  return () => {
    if (!current || performance.now() > validUntil) {
      validUntil = Number.POSITIVE_INFINITY
      current = check()
    }
    return current
  }
}
