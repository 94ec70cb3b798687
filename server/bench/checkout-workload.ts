import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { ownerOf } from '../src/shops/members-store.ts'
import type { Workload } from './workload.ts'

/** One customer, one product in each of two shops, paid in the shops: our transaction, without the provider's time. */
export async function createCheckoutWorkload(db: Db, headers: Record<string, string>): Promise<Workload> {
  await db.one(sql`insert into bench_stock values (2, 2000000000), (3, 2000000000) on conflict do nothing`)
  const hot = await db.many<{ id: string; shop_id: string }>(sql`
    with hot as (
      select distinct on (p.shop_id) p.id from products p join shops s on s.id = p.shop_id
      where p.is_listed and s.accepts_in_store_payment and s.paused_until is null and ${ownerOf(sql`s.id`)} is null
      order by p.shop_id limit 2
    )
    update products p set stock = 2000000000 from hot where p.id = hot.id returning p.id, p.shop_id`)
  if (hot.length < 2) throw new Error('there are no two shops for the checkout')
  const body = JSON.stringify({
    items: hot.map(({ id }) => ({ product_id: id, quantity: 1 })),
    payment: 'in_store',
    customer_name: 'Bench',
  })
  return {
    name: 'checkout over two shops',
    target: '65 %',
    remark:
      'two orders with their lines, events and outbox events; the limit is a bare transaction: lock two rows, take from both, write two rows, commit',
    ours: { method: 'POST', paths: ['/api/checkout'], headers, body },
    baseline: { method: 'POST', paths: ['/checkout'], headers: {}, body: '{}' },
  }
}
