import { setTimeout } from 'node:timers/promises'
import type { Reader } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

const patienceMs = 2000

/** Whether the database answers a trifle in time. */
export async function isDatabaseWell(reader: Reader): Promise<boolean> {
  const late = new AbortController()
  const answer = reader.one(sql`select 1 as well`).then(
    () => true,
    () => false,
  )
  const tooLate = setTimeout(patienceMs, false, { signal: late.signal }).catch(() => false)
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    late.abort()
  }
}

const maxAgeMs = 1000

/** The answer is at most a second old, and one question is under way at a time: a check costs nothing, however often it comes. */
export function openDatabaseCheck(reader: Reader): () => Promise<boolean> {
  let current: Promise<boolean> | undefined
  let validUntil = 0

  async function check() {
    const isWell = await isDatabaseWell(reader)
    validUntil = performance.now() + maxAgeMs
    return isWell
  }
  return () => {
    if (!current || performance.now() > validUntil) {
      validUntil = Number.POSITIVE_INFINITY
      current = check()
    }
    return current
  }
}
