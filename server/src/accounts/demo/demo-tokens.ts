import { createHash } from 'node:crypto'
import { dayMs } from '@mainstreet/contract/durations.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { insertDemoSession } from './demo-sessions-store.ts'

const demoTokenLifetimeMs = 7 * dayMs
const demoTokenPattern = /^demo-[0-9a-f-]{36}-\d{13,16}$/

export function isDemoToken(token: string): boolean {
  return demoTokenPattern.test(token)
}

export function hashDemoToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The format `demo-{id}-{timestamp}` (docs/spec.md, section 3) can be guessed, so only stored tokens are valid. */
export async function issueDemoToken(db: Queryable, userId: string, now: Date): Promise<string> {
  const expires = new Date(now.getTime() + demoTokenLifetimeMs)
  for (let time = now.getTime(), last = time + 100; time < last; time++) {
    const token = `demo-${userId}-${time}`
    if (await insertDemoSession(db, hashDemoToken(token), userId, expires)) return token
  }
  throw new Error('No free demo token within 100 ms')
}
