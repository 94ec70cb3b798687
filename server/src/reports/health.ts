import { setTimeout } from 'node:timers/promises'
import type { Reader } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

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
