import { every } from '../platform/every.ts'
import type { Warn } from '../platform/warn.ts'
import { forgetOldNotices } from './notice-store.ts'
import { tellOfWaiting } from './notice-waiting.ts'
import type { TellingDeps } from './tell-people.ts'

const everyMs = 10_000
const keptMs = 90 * 24 * 3600 * 1000
const mostForgotten = 500

/** The slow part of telling: what waits unread, what is old. An interval, as the order clock is. */
export function startNotices(deps: TellingDeps, warn: Warn) {
  const tick = async () => {
    await tellOfWaiting(deps)
    await forgetOldNotices(deps.db, new Date(deps.now().getTime() - keptMs), mostForgotten)
  }
  return every(everyMs, tick, (fault) => warn(fault, 'the notices missed a tick'))
}
