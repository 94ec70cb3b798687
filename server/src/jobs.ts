import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { sweepIdentity } from './identity/sweep.ts'
import { clearUnusedPictures } from './images/clear-unused.ts'
import { startOrderClock } from './orders/expire-orders.ts'
import type { Deps } from './platform/deps.ts'
import { startPostman } from './platform/mail.ts'
import { openCarrier } from './platform/mail-carrier.ts'
import { startOutbox } from './platform/outbox.ts'

const sweepMs = 60_000

/** What runs beside the calls; each is safe on any number of nodes at once. */
export function openJobs(deps: Deps, config: Config, log: FastifyBaseLogger) {
  const warn = (fault: unknown, what: string) => log.warn({ err: fault }, what)
  // announced news becomes a hint on the bus; live screens and mails will hear it there
  const outbox = startOutbox(deps.db, ({ topic, payload }) => deps.bus.publish(topic, payload), warn)
  const unsubscribe = deps.bus.subscribe('outbox', () => outbox.wake())
  const postman = startPostman(deps.db, deps.bus, openCarrier(deps.db, config.mail, config.demo), warn)
  const clock = startOrderClock(deps, warn)
  const sweep = setInterval(() => {
    sweepIdentity(deps.db, config.identity, deps.now()).catch((fault: unknown) =>
      warn(fault, 'old sessions could not be dropped'),
    )
    clearUnusedPictures({ ...deps, dataDir: config.dataDir }, deps.now()).catch((fault: unknown) =>
      warn(fault, 'unused pictures could not be cleared away'),
    )
  }, sweepMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(sweep)
      await Promise.all([outbox.stop(), postman.stop(), clock.stop()])
    },
  }
}
