import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createInsights } from '../src/insights/insights.ts'
import { sumSales } from '../src/insights/sum-sales.ts'
import type { BenchmarkServers } from './benchmark-servers.ts'
import type { BenchmarkResult } from './workload.ts'

const orders = 1_000_000
const rounds = 10
const target = '< 100 ms'
const timeZone = 'America/Los_Angeles'
const admin = { id: '', role: 'admin', shop_id: null } as unknown as Viewer
const silentBus: Bus = { publish() {}, subscribe: () => () => {}, close: async () => {} }

/** A million orders of one shop within a year; each time computed anew, without the caches of the server. */
export async function measureInsights({ databaseUrl }: BenchmarkServers): Promise<BenchmarkResult[]> {
  const db = connectDb({ url: databaseUrl, statementTimeoutMs: 0 })
  try {
    const shopId = await seedOrders(db)
    const began = performance.now()
    await sumSales(db)
    const summingMs = Math.round(performance.now() - began)
    const results: BenchmarkResult[] = [
      { name: 'summing all days once', result: `${summingMs} ms for ${orders} orders`, target: '' },
    ]
    for (const days of [30, 365]) {
      const create = () => createInsights({ db, bus: silentBus, now: () => new Date(), timeZone })
      const ofShop = () => create().getShopInsights(admin, shopId, days)
      const ofAll = () => create().getMarketplaceInsights(days)
      results.push({ name: `insights of a shop, ${days} of 365 days`, result: await measure(ofShop), target })
      results.push({
        name: `insights of all shops, ${days} of 365 days`,
        result: await measure(ofAll),
        target,
      })
    }
    return results
  } finally {
    await db.close()
  }
}

async function measure(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const format = (ms = Number.NaN) => Math.round(ms)
  return `min ${format(times[0])}, median ${format(times[rounds / 2])}, max ${format(times.at(-1))} ms of ${orders} orders`
}

/** The id of the shop. Ids are as old as their orders, as those of real orders. */
async function seedOrders(db: Db): Promise<string> {
  const shop = await db.one<{ id: string }>(sql`select md5('shop2')::uuid as id`)
  await db.one(sql`
    create table bench_new_orders as
    select uuidv7(age) as id, now() + age as at, md5('product' || (1 + i % 50))::uuid as product_id,
      300 + (i * 37) % 9000 as cents, i % 20 as kind, (i % 45) * interval '20 seconds' as wait
    from generate_series(1, ${orders}::integer) i, lateral (select -(i * interval '31 seconds') as age) a order by i desc`)
  await db.one(sql`
    insert into orders (id, parent_order_id, shop_id, product_id, customer_id, customer_name, total_cents, status, payment_status,
      pickup_code, respond_by, created_at, updated_at)
    select id, id, ${shop?.id}, product_id, id, 'Bench', cents, case kind when 0 then 'cancelled' when 1 then 'expired' else 'completed' end,
      case when kind < 2 then 'none' else 'paid_in_store' end, 'ABCDEF', at + interval '1 hour', at, at from bench_new_orders`)
  await db.one(sql`
    insert into order_lines (order_id, line_number, product_id, name, price_cents, quantity)
    select id, 0, product_id, 'Bench', cents, 1 from bench_new_orders`)
  await db.one(sql`
    insert into order_events (order_id, kind, actor, from_status, to_status, created_at)
    select id, 'placed', 'customer', null, 'pending', at from bench_new_orders
    union all select id, 'status_changed', case kind when 1 then 'system' else 'merchant' end, 'pending',
      case kind when 0 then 'cancelled' when 1 then 'expired' else 'in_progress' end, at + wait from bench_new_orders
    union all select id, 'status_changed', 'merchant', 'in_progress', 'completed', at + interval '1 hour' from bench_new_orders where kind > 1`)
  await db.one(sql`drop table bench_new_orders`)
  await db.one(sql`vacuum analyze`)
  return shop?.id ?? ''
}
