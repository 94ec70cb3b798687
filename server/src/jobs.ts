import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { answerWish, type MailWish, mailWished } from './identity/auth/ask-for-mail.ts'
import type { AuthDeps } from './identity/auth/auth-deps.ts'
import { sweepIdentity } from './identity/sweep.ts'
import { startOrderClock } from './orders/expire-orders.ts'
import { startPostman } from './platform/mail.ts'
import { openCarrier } from './platform/mail-carrier.ts'
import { type News, startOutbox } from './platform/outbox.ts'

const sweepMs = 60_000

/** What runs beside the calls; each is safe on any number of nodes at once. */
export function openJobs(deps: AuthDeps, config: Config, log: FastifyBaseLogger) {
  const warn = (fault: unknown, what: string) => log.warn({ err: fault }, what)
  const outbox = startOutbox(deps.db, (news) => hearNews(deps, news), warn)
  const unsubscribe = deps.bus.subscribe('outbox', () => outbox.wake())
  const postman = startPostman(deps.db, deps.bus, openCarrier(deps.db, config.mail, config.demo), warn)
  const clock = startOrderClock(deps, warn)
  const sweep = setInterval(() => {
    sweepIdentity(deps.db, config.identity, deps.now()).catch((fault: unknown) =>
      warn(fault, 'old sessions could not be dropped'),
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

/** What must be done is done before the news is crossed out; the rest becomes a hint on the bus for live screens. */
export async function hearNews(deps: AuthDeps, { topic, payload }: News): Promise<void> {
  if (topic === mailWished) await answerWish(deps, payload as MailWish)
  else deps.bus.publish(topic, payload)
}
