import { dayMs } from '@mainstreet/contract/durations.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { lockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import { type Columns, insertRecords } from '@mainstreet/platform/db/columns.ts'
import type { Db, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { UserRow } from '@mainstreet/server/accounts/users/users-store.ts'
import { type StoredProduct, storedProductColumns } from '@mainstreet/server/catalog/store.ts'
import { type StoredShop, storedShopColumns } from '@mainstreet/server/shops/present.ts'
import { buildChatThreads } from './chat-threads.ts'
import { demoAccounts } from './demo-accounts.ts'
import { buildDemoMarketplace, type DemoMarketplace } from './demo-marketplace.ts'
import { buildCardPayments } from './orders/card-payments.ts'
import { insertCardPayments } from './orders/insert-card-payments.ts'
import { insertOrders } from './orders/insert-orders.ts'
import { insertPayouts } from './orders/insert-payouts.ts'
import { buildOrderHistory, demoCustomers } from './orders/order-history.ts'

/**
 * Seeds the demo marketplace, all or nothing; its times are relative to `now`. `cards`: whether some past orders were
 * paid by card, which only the sandbox can know.
 */
export function seedDemo(db: Db, now: Date, { cards = true }: { cards?: boolean } = {}): Promise<void> {
  const marketplace = buildDemoMarketplace()
  return db.tx(async (tx) => {
    // two nodes may start at once: the second waits here and finds the data, on a busy machine after many seconds
    await tx.one(
      sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`,
    )
    await lockForTransaction(tx, 'demo seed')
    if ((await tx.one(sql`select 1 from users limit 1`)) !== undefined) return
    await insertUsers(tx, marketplace, now)
    await insertShops(tx, marketplace, now)
    await insertProducts(tx, marketplace, now)
    const orderRows = await insertOrders(
      tx,
      marketplace,
      buildOrderHistory(marketplace.shops, marketplace.products, now),
      now,
      cards,
    )
    if (cards) {
      await insertCardPayments(tx, buildCardPayments(orderRows))
      await insertPayouts(
        tx,
        demoAccounts.flatMap(({ shop_id }) => shop_id ?? []),
        now,
      )
    }
    await insertChatThreads(tx, now)
  })
}

/** Deletes all data, including the demo. */
export async function resetDemo(db: Db): Promise<void> {
  await db.one(sql`truncate users, demo_sessions, shops, products, cart_items, orders, order_lines, order_events,
    order_messages, idempotency_keys, outbox, audit_log, client_errors, accounts, account_identities, account_sessions,
    email_tokens, auth_flows, rate_limit_windows, revoked_subjects, demo_mailbox, payments, payment_events, payment_discrepancies, disputes, dispute_shares,
    balance_transactions, reconciliation_progress,
    sandbox_objects, sandbox_responses, sandbox_webhook_deliveries restart identity cascade`)
}

const userColumns = {
  id: 'uuid',
  email: 'text',
  name: 'text',
  role: 'text',
  is_demo: 'bool',
  created_at: 'timestamptz',
} as const satisfies Columns<SeedUser>
type SeedUser = Pick<UserRow, 'id' | 'email' | 'name' | 'role' | 'is_demo' | 'created_at'>

async function insertUsers(tx: Tx, { owners }: DemoMarketplace, now: Date) {
  const accounts = new Set(demoAccounts.map((account) => account.id))
  const isNotAccount = ({ id }: { id: string }) => !accounts.has(id)
  const users = [
    ...demoAccounts.map((account) => ({ ...account, is_demo: true })),
    ...owners.filter(isNotAccount).map((one) => ({ ...one, role: 'merchant' as const, is_demo: false })),
    ...demoCustomers.map((one) => ({ ...one, role: 'customer' as const, is_demo: false })),
  ]
  const rows = users.map(({ id, email, name, role, is_demo }): SeedUser => {
    return { id, email: email.toLowerCase(), name, role, is_demo, created_at: daysBefore(now, 60) }
  })
  await tx.one(sql`insert into users ${insertRecords<SeedUser>(userColumns, rows)}`)
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

type ShopMember = { shop_id: string; user_id: string; role: 'owner'; created_at: Date }
const memberColumns = {
  shop_id: 'uuid',
  user_id: 'uuid',
  role: 'text',
  created_at: 'timestamptz',
} as const satisfies Columns<ShopMember>

async function insertShops(tx: Tx, { shops, owners }: DemoMarketplace, now: Date) {
  const rows = shops.map((shop): StoredShop => {
    const { ownerIndex: _, submitted_days_ago, coordinates, delivery_fee, ...fields } = shop
    const submitted_at = daysBefore(now, submitted_days_ago).toISOString()
    const decided_at = daysBefore(now, submitted_days_ago - 1).toISOString()
    return {
      ...fields,
      ...coordinates,
      delivery_fee_cents: toCents(delivery_fee),
      submitted_at,
      created_at: submitted_at,
      approved_at: shop.status === 'approved' ? decided_at : null,
      rejected_at: shop.status === 'rejected' ? decided_at : null,
      paused_until: null,
      version: 1,
    }
  })
  await tx.one(sql`insert into shops ${insertRecords<StoredShop>(storedShopColumns, rows)}`)
  const members = shops.flatMap(({ id, ownerIndex, submitted_days_ago }): ShopMember[] => {
    const owner = owners[ownerIndex]
    const created_at = daysBefore(now, submitted_days_ago)
    return owner ? [{ shop_id: id, user_id: owner.id, role: 'owner', created_at }] : []
  })
  await tx.one(sql`insert into shop_members ${insertRecords<ShopMember>(memberColumns, members)}`)
}

async function insertProducts(tx: Tx, { products }: DemoMarketplace, now: Date) {
  const rows = products.map(
    ({ added_days_ago, ...product }): StoredProduct => ({
      ...product,
      archived_at: product.is_archived ? now.toISOString() : null,
      created_at: daysBefore(now, added_days_ago).toISOString(),
      // the database sets it
      is_listed: false,
      version: 1,
      sku: null,
      blur_data_url: null,
      image_alt_texts: {},
    }),
  )
  await tx.one(sql`insert into products ${insertRecords<StoredProduct>(storedProductColumns, rows)}`)
}

type SeedThread = ReturnType<typeof buildChatThreads>[number]
const threadColumns = {
  shop_id: 'uuid',
  customer_id: 'uuid',
  last_seq: 'int4',
  customer_count: 'int4',
  shop_count: 'int4',
  customer_read_seq: 'int4',
  customer_read_count: 'int4',
  shop_read_seq: 'int4',
  shop_read_count: 'int4',
  customer_notified_seq: 'int4',
  shop_notified_seq: 'int4',
  last_at: 'timestamptz',
} as const satisfies Columns<SeedThread['thread']>
const messageColumns = {
  shop_id: 'uuid',
  customer_id: 'uuid',
  seq: 'int4',
  id: 'uuid',
  message_id: 'text',
  sender_id: 'uuid',
  sender_type: 'text',
  message: 'text',
  customer_count: 'int4',
  shop_count: 'int4',
  created_at: 'timestamptz',
} as const satisfies Columns<SeedThread['messages'][number]>

async function insertChatThreads(tx: Tx, now: Date) {
  const threads = buildChatThreads(now)
  const rows = threads.map(({ thread }) => thread)
  await tx.one(sql`insert into chat_threads ${insertRecords<SeedThread['thread']>(threadColumns, rows)}`)
  const messages = threads.flatMap((one) => one.messages)
  await tx.one(
    sql`insert into chat_messages ${insertRecords<SeedThread['messages'][number]>(messageColumns, messages)}`,
  )
}
