import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { OutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { eventQueue, notificationQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { insertOutboxRow } from '@mainstreet/platform/outbox/outbox-store.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createAppEventHandler, createNotificationHandler } from './event-handlers.ts'
import { isNotifyingEvent } from './notifications/notify-users.ts'
import { createDyingDb } from './test/faults/dying-db.ts'
import { createNotificationDeps } from './test/setup/start-notifications.ts'
import { createTestApp } from './test/setup/test-app.ts'

const testApp = await createTestApp()
const { db, deps } = testApp
const shop = await testApp.createShop()
const { order, customer } = await testApp.createOrder({ shop })
await shop.merchant.send(calls.updateNotificationPreferences, {
  body: { preferences: [{ event: 'order_placed', in_app: true, email: true }] },
})
const auth = await createAuthDeps(deps, readConfig({ DEMO: 'on' }).identity)

const createNotifier = (nodeDb: Db) =>
  createNotificationHandler(createNotificationDeps({ ...deps, db: nodeDb }))
const nextQueue = { name: notificationQueue.name, takes: isNotifyingEvent, wake: () => {} }

/** Every poll finds the retries due. More attempts than crashes, so that no good event ends as a dead letter. */
const getRetryMs = () => 1

/** Both queues of one node, which stop where their database dies. Returns the number of rows. */
async function processBoth(node: Db, now: () => Date): Promise<number> {
  const queues = { events: { ...eventQueue, getRetryMs }, next: { ...notificationQueue, getRetryMs } }
  const handle = createAppEventHandler({ ...auth, db: node })
  const events = await processOutbox(node, handle, () => {}, queues.events, now, nextQueue)
  return events + (await processOutbox(node, createNotifier(node), () => {}, queues.next, now))
}

/** Each inner list: nodes that run at the same time, each killed at this statement. */
const crashes = fc.array(fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }), { maxLength: 2 })
/** Events that are handled once more, in this order, before the workers come to them. */
const repeats = fc.array(fc.nat(7), { maxLength: 6 })

test('whatever crashes, repeats or comes out of order, each order notifies once and poison ends as a dead letter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
      crashes,
      repeats,
      async (poison, rounds, repeated) => {
        await db.one(sql`delete from outbox`)
        await db.one(sql`delete from notifications`)
        const payload = { id: order.id, shop_id: shop.id, customer_id: customer.id, status: order.status }
        await db.tx(async (tx) => {
          for (const isPoison of poison)
            await insertOutboxRow(tx, 'events', isPoison ? 'of a later version' : 'order.placed', payload)
        })
        const events = await db.many<OutboxEvent>(sql`select id, key, topic, payload from outbox order by id`)
        for (const index of repeated) {
          const event = events[index]
          if (event && !poison[index]) await createNotifier(db)(event)
        }
        let now = Date.now()
        const process = (node: Db) => processBoth(node, () => new Date(now))
        for (const round of rounds) {
          await Promise.allSettled(round.map((statements) => process(createDyingDb(db, statements))))
          now += minuteMs
        }
        // all leases have ended; two nodes share what is left
        for (let handled = 1; handled > 0; now += minuteMs)
          handled = Math.max(...(await Promise.all([process(db), process(db)])))

        const good = poison.filter((isPoison) => !isPoison).length
        const notified = await db.many<{ source: string }>(sql`
        select source from notifications where user_id = ${shop.merchant.id}`)
        expect(notified).toHaveLength(good)
        expect(new Set(notified.map(({ source }) => source)).size).toBe(good)
        const left = await db.many<{ queue: string; topic: string; isDead: boolean; attempts: number }>(sql`
        select queue, topic, attempts, failed_at is not null as "isDead" from outbox order by id`)
        // to the shop for each event, to the customer once, because all are of one order
        expect(left.filter(({ queue }) => queue === 'email')).toHaveLength(good + Math.min(good, 1))
        const dead = left.filter(({ queue }) => queue === 'events')
        expect(dead).toHaveLength(poison.length - good)
        for (const event of dead)
          expect(event).toMatchObject({
            topic: 'of a later version',
            isDead: true,
            attempts: eventQueue.maxAttempts,
          })
      },
    ),
    { numRuns: 25 },
  )
})
