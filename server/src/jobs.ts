import type { FastifyBaseLogger } from 'fastify'
import { dropExpiredDemoSessions } from './identity/store.ts'
import { clearLostFiles, clearUnusedPictures } from './images/clear-pictures.ts'
import { startOrderClock } from './orders/expire-orders.ts'
import type { Blobs } from './platform/blobs/blobs.ts'
import type { Deps } from './platform/deps.ts'
import { startOutbox } from './platform/outbox.ts'
import { clearLostObjects } from './storage/clear-files.ts'

const sweepMs = 10 * 60_000
const dayMs = 24 * 3600_000

/** What runs beside the calls; each is safe on any number of nodes at once. */
export function openJobs(deps: Deps & { blobs: Blobs }, log: FastifyBaseLogger) {
  const warn = (fault: unknown, what: string) => log.warn({ err: fault }, what)
  // announced news becomes a hint on the bus; live screens and mails will hear it there
  const outbox = startOutbox(deps.db, ({ topic, payload }) => deps.bus.publish(topic, payload), warn)
  const unsubscribe = deps.bus.subscribe('outbox', () => outbox.wake())
  const clock = startOrderClock(deps, warn)
  const sweep = setInterval(() => {
    dropExpiredDemoSessions(deps.db, deps.now()).catch((fault: unknown) =>
      warn(fault, 'old sessions could not be dropped'),
    )
    clearUnusedPictures(deps, deps.now()).catch((fault: unknown) =>
      warn(fault, 'unused pictures could not be cleared away'),
    )
  }, sweepMs)
  const daily = setInterval(() => {
    Promise.all([clearLostFiles(deps, deps.now()), clearLostObjects(deps, deps.now())]).catch(
      (fault: unknown) => warn(fault, 'lost files could not be cleared away'),
    )
  }, dayMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(sweep)
      clearInterval(daily)
      await Promise.all([outbox.stop(), clock.stop()])
    },
  }
}
