import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { eventQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { generousTimeouts } from '@mainstreet/platform/test/test-cluster.ts'
import { notifyUnreadMessages } from '../../notifications/notify-unread-messages.ts'
import { remindOfPickups } from '../../notifications/remind-of-pickups.ts'
import { expireOrders } from '../../orders/expire-orders.ts'
import { createStockLedger } from '../orders/stock-ledger.ts'
import { createNotificationDeps, createNotificationHandler } from '../setup/start-notifications.ts'
import type { TestApp } from '../setup/test-app.ts'

const count = 8

/**
 * Three nodes run their jobs at the same times, while their clocks jump by an hour and disagree. Describes what was
 * done twice, not at all, or is not undone.
 */
export async function runJobsOfNodes(
  testApp: TestApp,
  prepare: (db: Db) => void = () => {},
): Promise<string[]> {
  const base = Date.now()
  const problems: string[] = []
  const nodes = [0, 1, 2].map(() => {
    const db = connectDb({ url: testApp.databaseUrl, poolSize: 4, ...generousTimeouts })
    prepare(db)
    const clock = { offsetMs: 0 }
    const now = () => new Date(base + clock.offsetMs)
    return { clock, db, deps: createNotificationDeps({ ...testApp.deps, db, now }) }
  })
  const { orders, reservations, threads, product } = await createTimedWork(testApp, base)
  const ledger = await createStockLedger(testApp.db, [product.id])

  const runJobs = async (...offsets: [number, number, number]) => {
    await Promise.all(
      nodes.map(async ({ clock, db, deps }, index) => {
        clock.offsetMs = offsets[index] ?? 0
        const warn = (error: unknown, what: string) => problems.push(`${what}: ${error}`)
        const handle = createNotificationHandler(deps)
        await Promise.all([
          expireOrders(deps, warn),
          remindOfPickups(deps),
          notifyUnreadMessages(deps),
          processOutbox(db, handle, (error) => warn(error, 'event'), eventQueue, deps.now),
        ])
      }),
    )
  }
  const countExpired = () =>
    testApp.db.one<{ count: number }>(sql`
      select count(*)::integer as count from orders where id = any(${orders}::uuid[]) and status = 'expired'`)

  await runJobs(0, 0, 0)
  if ((await countExpired())?.count !== 0) problems.push('an order expired before its time')
  await runJobs(hourMs, hourMs, hourMs)
  if ((await countExpired())?.count !== count / 2) problems.push('not the orders expired that were due')
  await runJobs(-hourMs, -hourMs, -hourMs)
  await runJobs(-hourMs, 0, 2 * hourMs)
  // what nodes with an earlier clock have left
  await runJobs(2 * hourMs, 2 * hourMs, 2 * hourMs)

  const events = await testApp.db.many<{ id: string; events: number }>(sql`
    select o.id, count(e.id)::integer as events from orders o
    left join order_events e on e.order_id = o.id and e.kind = 'status_changed' and e.to_status = 'expired'
    where o.id = any(${orders}::uuid[]) group by o.id`)
  const notified = await testApp.db.many<{ subject: string; event: string; count: number }>(sql`
    select concat_ws(' ', code, subject->>'id', user_id) as subject, event, count(*)::integer as count
    from notifications where subject->>'id' = any(${[...orders, ...reservations, ...threads]}) group by 1, 2`)
  const countOf = (event: string) => notified.filter((one) => one.event === event).length
  for (const { db } of nodes) await db.close()
  return [
    ...problems,
    ...events.flatMap(({ id, events }) => (events === 1 ? [] : [`order ${id} expired ${events} times`])),
    ...notified.flatMap(({ subject, count }) => (count === 1 ? [] : [`${count} notifications: ${subject}`])),
    ...(countOf('order_reminder') === count ? [] : [`${countOf('order_reminder')} of ${count} reminders`]),
    ...(countOf('message_unread') === count
      ? []
      : [`${countOf('message_unread')} of ${count} unread threads`]),
    ...(await ledger.findProblems()),
  ]
}

/** Orders that expire within one hour or two, reservations whose pickup ends soon, and messages that nobody reads. */
async function createTimedWork(testApp: TestApp, base: number) {
  const product = await testApp.createProduct({ stock: 1000 })
  const place = async (order_type: 'order' | 'reservation') =>
    (await testApp.createOrder({ product, order_type })).order.id
  const orders: string[] = []
  const reservations: string[] = []
  const threads: string[] = []
  for (let index = 0; index < count; index++) {
    orders.push(await place('order'))
    reservations.push(await place('reservation'))
    const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
    threads.push(shop.id)
    await customer.send(calls.sendMessage, {
      body: { shop_id: shop.id, customer_id: customer.id, message: 'Hello' },
    })
  }
  for (const [index, id] of orders.entries()) {
    const respondBy = new Date(base + (index % 2 === 0 ? 30 : 90) * minuteMs)
    await testApp.db.one(sql`update orders set respond_by = ${respondBy} where id = ${id}`)
  }
  // still to be picked up after the largest jump
  await testApp.db.one(sql`
    update orders set created_at = ${new Date(base - 48 * hourMs)}, pickup_until = ${new Date(base + 150 * minuteMs)}
    where id = any(${reservations}::uuid[])`)
  return { orders, reservations, threads, product }
}
