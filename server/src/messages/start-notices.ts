import { mailNotices, type NoticeMail } from './notice-mail.ts'
import { forgetOldNotices } from './notice-store.ts'
import { tellOfWaiting } from './notice-waiting.ts'
import type { TellingDeps } from './tell-people.ts'

const everyMs = 10_000
const keptMs = 90 * 24 * 3600 * 1000
const mostForgotten = 500

/** The slow part of telling: what waits unread, what goes by mail, what is old. An interval, as the order clock is. */
export function startNotices(
  deps: TellingDeps,
  sendMail: NoticeMail | undefined,
  warn: (fault: unknown, what: string) => void,
) {
  let running: Promise<void> | undefined

  async function tick() {
    await tellOfWaiting(deps)
    if (sendMail) await mailNotices(deps, sendMail, warn)
    await forgetOldNotices(deps.db, new Date(deps.now().getTime() - keptMs), mostForgotten)
  }

  const timer = setInterval(() => {
    running ??= tick()
      .catch((fault: unknown) => warn(fault, 'the notices missed a tick'))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
