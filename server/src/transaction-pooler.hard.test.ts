import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTownSchema, dropTownSchema } from '@mainstreet/platform/db/town-schemas-store.ts'
import { isPgbouncerInstalled, startPgbouncer } from '@mainstreet/platform/test/pgbouncer.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrationsFolder } from './connect-database.ts'
import { connectSignedInSocket } from './test/clients/socket-client.ts'
import { createRemoteUsers } from './test/nodes/remote-users.ts'
import { startServerProcess } from './test/nodes/server-process.ts'
import { createFactories } from './test/setup/factories.ts'

type Mail = { subject: string; text: string }

/** Its schema is a setting of its user: a session of the pooler serves any statement of any node. */
async function createTown(schema: string | undefined) {
  const { url, open } = await createTestDatabase({ empty: schema !== undefined })
  const admin = open()
  if (schema === undefined) return { url, db: admin }
  const town = { name: schema, password: 'test', databaseUrl: url, migrationsFolder }
  const townUrl = await createTownSchema(admin, town)
  const db = connectDb({ url: townUrl, poolSize: 2, schema })
  onTestFinished(async () => {
    await db.close()
    await dropTownSchema(admin, schema)
  })
  return { url: townUrl, db }
}

const towns = [
  { kind: 'in a database of its own', schema: undefined },
  // a test on Citus has one anyway
  ...(process.env.CITUS_URL ? [] : [{ kind: 'in a schema of its own', schema: 'pooled_town' }]),
]

test.skipIf(!isPgbouncerInstalled).each(towns)(
  'two nodes of a town $kind run through a transaction pooler (skipped without pgbouncer)',
  { timeout: 180_000 },
  async ({ schema }) => {
    const { url, db } = await createTown(schema)
    // fewer than the connections of one node
    const pooler = await startPgbouncer(url, 4)
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'mainstreet-pooled-')))
    onTestFinished(async () => {
      await pooler.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
    const env: Record<string, string> = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: url,
      ...(schema && { DATABASE_SCHEMA: schema }),
    }
    // one after the other: the first one fills the empty database
    const one = await startServerProcess({ ...env, DATA_DIR: folders[0] ?? '' })
    const other = await startServerProcess({ ...env, DATA_DIR: folders[1] ?? '' })

    const town = createFactories(
      db,
      createRemoteUsers(() => one.address),
    )
    const product = await town.createProduct({ stock: 10, price_cents: 650 })
    const { shop } = product
    const customer = await town.createCustomer()
    await shop.merchant.send(calls.updateNotificationPreferences, {
      body: { preferences: [{ event: 'order_placed', in_app: true, email: true }] },
    })
    const port = Number(new URL(other.address).port)
    const merchant = await connectSignedInSocket({ port }, shop.merchant, {
      userType: 'merchant',
      shopId: shop.id,
    })

    const placed = await customer.send(calls.placeOrder, {
      body: { shop_id: shop.id, product_id: product.id, order_type: 'order', customer_name: 'Kim' },
    })
    expect(placed.status).toBe(201)
    await vi.waitFor(
      () => merchant.waitForFrame('notification', { notification: { event: 'order_placed' } }),
      {
        timeout: 20_000,
      },
    )
    const account = await db.one<{ email: string }>(
      sql`select email from users where id = ${shop.merchant.id}`,
    )
    const to = account?.email ?? ''
    await vi.waitFor(async () => expect(await listMails(one.address, to)).toHaveLength(1), {
      timeout: 20_000,
    })

    // the same statements again and again, each on any of the sessions
    const messages = Array.from({ length: 40 }, (_, index) =>
      customer.send(calls.sendOrderMessage, {
        params: { id: placed.body.order.id },
        body: { message: `Message ${index}` },
      }),
    )
    expect(new Set((await Promise.all(messages)).map(({ status }) => status))).toEqual(new Set([201]))
    await vi.waitFor(
      async () =>
        expect(await db.many(sql`select topic, last_error from outbox where attempts > 0`)).toEqual([]),
      { timeout: 20_000 },
    )
    merchant.disconnect()
    expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0])
  },
)

async function listMails(address: string, to: string): Promise<Mail[]> {
  const response = await fetch(`${address}/dev/mailbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  })
  return ((await response.json()) as { data: Mail[] }).data
}
