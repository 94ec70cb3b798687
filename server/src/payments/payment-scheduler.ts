import { codeOf } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { Warn } from '../platform/log/log-warning.ts'
import { advance, type MoneyDeps } from './process-payment.ts'
import { compare } from './reconciliation/reconcile-payments.ts'
import { runRefund } from './refunds/process-refund.ts'
import { findDueRefunds } from './refunds/store.ts'
import { findDuePayments } from './store.ts'
import { forgetOldEvents } from './stripe/handle-stripe-event.ts'

/** What has run out, and what the provider did not answer to. Safe on any number of nodes at once. */
export async function tickMoney(deps: MoneyDeps, warn: Warn): Promise<void> {
  const now = deps.now()
  for (const { parent_order_id } of await findDuePayments(deps.db, now))
    await advance(deps, parent_order_id).catch((fault: unknown) =>
      warn(fault, `the payment of ${parent_order_id} could not go on`),
    )
  for (const { id } of await findDueRefunds(deps.db, now))
    await runRefund(deps, id).catch((fault: unknown) => warn(fault, `the refund ${id} could not go on`))
}

const everyMs = 15_000
const compareEveryMs = 60 * 60_000

export function startMoneyClock(deps: MoneyDeps, warn: Warn) {
  const running = new Set<Promise<void>>()
  function run(work: () => Promise<void>, what: string) {
    const one: Promise<void> = work()
      .catch((fault: unknown) => {
        // a stopping program closes its pool
        if (codeOf(fault) !== 'ERR_POOL_ENDED') warn(fault, what)
      })
      .finally(() => running.delete(one))
    running.add(one)
  }

  /** An order has moved: its money may follow. What nobody heard of is due, and the clock finds it, only later. */
  const unsubscribe = deps.bus.subscribe('order.moved', (news) => {
    if (news) run(() => follow(deps, news.id), `the money of order ${news.id} could not follow it`)
  })
  let ticking = false
  const timer = setInterval(() => {
    if (ticking) return
    ticking = true
    run(() => tickMoney(deps, warn).finally(() => (ticking = false)), 'the money clock missed a tick')
  }, everyMs)
  const comparing = setInterval(() => {
    run(async () => {
      await compare(deps)
      await forgetOldEvents(deps)
    }, 'the payments could not be compared')
  }, compareEveryMs)
  return {
    async stop() {
      unsubscribe()
      clearInterval(timer)
      clearInterval(comparing)
      await Promise.all(running)
    },
  }
}

async function follow(deps: MoneyDeps, orderId: string): Promise<void> {
  const row = await deps.db.one<{ parent_order_id: string }>(sql`
    select p.parent_order_id from orders o join payments p on p.parent_order_id = o.parent_order_id
    where o.id = ${orderId}`)
  if (row) await advance(deps, row.parent_order_id)
}
