import type { FastifyBaseLogger } from 'fastify'
import { dropExpiredDemoSessions } from './identity/store.ts'
import type { NoticeMail } from './messages/notice-mail.ts'
import { startNotices } from './messages/start-notices.ts'
import { tellPeople } from './messages/tell-people.ts'
import { startOrderClock } from './orders/expire-orders.ts'
import type { Deps } from './platform/deps.ts'
import { startOutbox } from './platform/outbox.ts'

const sweepMs = 10 * 60_000

/** What runs beside the calls; each is safe on any number of nodes at once. */
export function openJobs(deps: Deps, log: FastifyBaseLogger, sendMail?: NoticeMail) {
  const warn = (fault: unknown, what: string) => log.warn({ err: fault }, what)
  const telling = { ...deps, mayMail: sendMail !== undefined }
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
  const clock = startOrderClock(deps, warn)
  const notices = startNotices(telling, sendMail, warn)
  const sweep = setInterval(() => {
    dropExpiredDemoSessions(deps.db, deps.now()).catch((fault: unknown) =>
      warn(fault, 'old sessions could not be dropped'),
    )
  }, sweepMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(sweep)
      await Promise.all([outbox.stop(), clock.stop(), notices.stop()])
    },
  }
}
