import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { openDb } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { fillTown } from '../seed/fill.ts'
import { fillLarge } from '../seed/bulk.ts'
import { sql, raw } from '../platform/sql.ts'
import { findTerms } from './shop-terms.ts'
import { newOrder, addedUp } from './new-order.ts'
import { writeOrder } from './store.ts'
const e = await startEmbeddedDatabase({ dataDir: process.argv[2], settings: { fsync: process.argv[3] ?? 'off' } })
const db = openDb({ url: e.url, poolSize: 8 })
try {
await migrate(db, new URL('../../migrations/', import.meta.url))
await fillTown(db, new Date()); await fillLarge(db, { shops: 200, products: 10000, progress: () => {} })
await db.one(sql`create table bench_stock (id integer primary key, stock integer not null check (stock >= 0))`)
await db.one(sql`insert into bench_stock values (1, 2000000000)`)
await db.one(sql`create table bench_orders (id uuid primary key default gen_random_uuid(), product_id integer not null, quantity integer not null, created_at timestamptz not null default now())`)
await db.one(sql`vacuum analyze`)
const hot = await db.one<any>(sql`update products set stock = 2000000000 where id = md5('product1')::uuid returning id, shop_id`)
const body: any = { shop_id: hot.shop_id, product_id: hot.id, quantity: 1, order_type: 'order', customer_name: 'B', customer_phone: '', customer_email: '' }
const uid = crypto.randomUUID()
const ours = async () => { const t = (await findTermsOnce())!; const l = addedUp(body); const o = newOrder(t, uid, body, l, new Date())!; if ((await writeOrder(db, o, t.revision, l)).length !== 1) throw 1 }
let terms: any; const findTermsOnce = async () => (terms ??= await findTerms(db, hot.shop_id))
const bare = () => db.one(sql`with taken as (update bench_stock set stock = stock - 1 where id = 1 and stock >= 1 returning id) insert into bench_orders (product_id, quantity) select id, 1 from taken returning id`)
const upd = () => db.one(sql`update products p set stock = p.stock - 1, version = version + 1 where id = ${hot.id} and stock >= 1 and listed returning id`)
const js = async () => { for (let i=0;i<200;i++) newOrder(await findTermsOnce(), uid, body, addedUp(body), new Date()) }
async function run(name: string, f: () => Promise<any>, n: number, par: number) {
  const t = performance.now(); let left = n
  await Promise.all(Array.from({ length: par }, async () => { while (left-- > 0) await f() }))
  console.log(name, par, Math.round(n / ((performance.now() - t) / 1000)), '/s')
}
await run('js x200', js, 10, 1)
for (const round of [1,2]) for (const par of [1, 8]) { await run('bare', bare, 3000, par); await run('upd', upd, 3000, par); await run('ours', ours, 3000, par) }
if (process.argv[4]) { for (const step of process.argv[4].split(';')) { await db.one(sql`${raw(step)}`); console.log('after', step.slice(0,70)); for (const par of [1,8]) { await run('bare', bare, 3000, par); await run('upd', upd, 3000, par); await run('ours', ours, 3000, par) } } }
} finally { await db.close(); await e.stop() }
