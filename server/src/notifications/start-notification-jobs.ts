import { every } from '../platform/jobs/periodic-job.ts'
import type { Warn } from '../platform/log/log-warning.ts'
import { tellOfWaiting } from './notify-unread-messages.ts'
import type { TellingDeps } from './notify-users.ts'
import { forgetOldNotices } from './store.ts'

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
