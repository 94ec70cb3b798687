import { createHash } from 'node:crypto'
import type { Reader } from '../../platform/db/db.ts'
import { keepDemoSession } from './demo-sessions-store.ts'

const lifetimeMs = 7 * 24 * 3600 * 1000
const form = /^demo-[0-9a-f-]{36}-\d{13,16}$/

export function isDemoToken(token: string): boolean {
  return form.test(token)
}

export function demoTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Spec 3: `demo-{id}-{timestamp}`. The form can be guessed, so only stored ones count. */
export async function issueDemoToken(db: Reader, userId: string, now: Date): Promise<string> {
  const expires = new Date(now.getTime() + lifetimeMs)
  for (let time = now.getTime(), last = time + 100; time < last; time++) {
    const token = `demo-${userId}-${time}`
    if (await keepDemoSession(db, demoTokenHash(token), userId, expires)) return token
  }
  throw new Error('No free demo token within 100 ms')
}
