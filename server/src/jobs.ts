import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { sweepIdentity } from './identity/sweep.ts'
import { clearLostFiles, clearUnusedPictures } from './images/clear-pictures.ts'
import { startNotices } from './messages/start-notices.ts'
import { tellPeople } from './messages/tell-people.ts'
import { startOrderClock } from './orders/expire-orders.ts'
import { openBlobs } from './platform/blobs/blobs.ts'
import type { Deps } from './platform/deps.ts'
import { startPostman } from './platform/mail.ts'
import { openCarrier } from './platform/mail-carrier.ts'
import { startOutbox } from './platform/outbox.ts'
import { clearLostObjects } from './storage/clear-files.ts'

const sweepMs = 60_000
const dayMs = 24 * 3600_000

/** What runs beside the calls; each is safe on any number of nodes at once. */
export function openJobs(deps: Deps, config: Config, log: FastifyBaseLogger) {
  const warn = (fault: unknown, what: string) => log.warn({ err: fault }, what)
  const carry = openCarrier(deps.db, config.mail, config.demo)
  const mayMail = config.demo || config.mail.smtpUrl !== undefined
  const telling = { ...deps, mayMail }
  // announced news becomes a hint on the bus, which live screens hear, and a notice for whoever wants one
  const outbox = startOutbox(
    deps.db,
    async (news) => {
      deps.bus.publish(news.topic, news.payload)
      await tellPeople(telling, news)
    },
    warn,
  )
  const unsubscribe = deps.bus.subscribe('outbox', () => outbox.wake())
  const postman = startPostman(deps.db, deps.bus, carry, warn)
  const clock = startOrderClock(deps, warn)
  const notices = startNotices(telling, mayMail ? carry : undefined, warn)
  const stored = { db: deps.db, blobs: openBlobs(config) }
  const sweep = setInterval(() => {
    sweepIdentity(deps.db, config.identity, deps.now()).catch((fault: unknown) =>
      warn(fault, 'old sessions could not be dropped'),
    )
    clearUnusedPictures(stored, deps.now()).catch((fault: unknown) =>
      warn(fault, 'unused pictures could not be cleared away'),
    )
  }, sweepMs)
  const daily = setInterval(() => {
    Promise.all([clearLostFiles(stored, deps.now()), clearLostObjects(stored, deps.now())]).catch(
      (fault: unknown) => warn(fault, 'lost files could not be cleared away'),
    )
  }, dayMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(sweep)
      clearInterval(daily)
      await Promise.all([outbox.stop(), postman.stop(), clock.stop(), notices.stop()])
    },
  }
}
