import { readFileSync, rmSync } from 'node:fs'
import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { openDb } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { fillTown } from '../seed/fill.ts'
import { fillLarge } from '../seed/bulk.ts'
import { raw, sql } from '../platform/sql.ts'
import { findTerms } from './shop-terms.ts'
import { newOrder, addedUp } from './new-order.ts'
import { writeOrder } from './store.ts'
rmSync(process.argv[2], { recursive: true, force: true })
const e = await startEmbeddedDatabase({ dataDir: process.argv[2], settings: { fsync: 'off' } })
const db = openDb({ url: e.url, poolSize: 1 })
await migrate(db, new URL('../../migrations/', import.meta.url))
await fillTown(db, new Date()); await fillLarge(db, { shops: 200, products: 10000, progress: () => {} })
await db.one(sql`create table bench_stock (id integer primary key, stock integer not null check (stock >= 0))`)
await db.one(sql`insert into bench_stock values (1, 2000000000)`)
await db.one(sql`create table bench_orders (id uuid primary key default gen_random_uuid(), product_id integer not null, quantity integer not null, created_at timestamptz not null default now())`)
await db.one(sql`vacuum analyze`)
const hot = await db.one<any>(sql`update products set stock = 2000000000 where id = md5('product1')::uuid returning id, shop_id`)
const body: any = { shop_id: hot.shop_id, product_id: hot.id, quantity: 1, order_type: 'order', customer_name: 'B', customer_phone: '', customer_email: '' }
const t = (await findTerms(db, hot.shop_id))!; const l = addedUp(body)
const uid = crypto.randomUUID()
const { pid } = (await db.one<any>(sql`select pg_backend_pid() as pid`))
const cpu = (p: number | string) => { const f = readFileSync(`/proc/${p}/stat`, 'utf8').split(') ')[1].split(' '); return (Number(f[11]) + Number(f[12])) * 10000 }
async function m(name: string, f: () => Promise<any>, n = 2000) {
  for (let i = 0; i < 100; i++) await f()
  const a = cpu(pid), b = process.cpuUsage(), w = performance.now()
  for (let i = 0; i < n; i++) await f()
  const u = process.cpuUsage(b)
  console.log(name.padEnd(40), 'db us', Math.round((cpu(pid) - a) / n), 'node us', Math.round((u.user + u.system) / n), 'wall', Math.round((performance.now() - w) * 1000 / n))
}
const bare = () => db.one(sql`with taken as (update bench_stock set stock = stock - 1 where id = 1 and stock >= 1 returning id) insert into bench_orders (product_id, quantity) select id, 1 from taken returning id`)
const upd = () => db.one(sql`update products p set stock = p.stock - 1, version = version + 1 where id = ${hot.id} and stock >= 1 and listed returning id`)
const ours = async () => { const o = newOrder(t, uid, body, l, new Date())!; if ((await writeOrder(db, o, t.revision, l)).length !== 1) throw 1 }
const all = async () => { await m('select', () => db.one(sql`select 1 as a`)); await m('bare', bare); await m('upd', upd); await m('ours', ours) }
await all()
import { Sql } from '../platform/sql.ts'
const through = (edit: (t: string) => string) => ({ many: (q: Sql) => db.many(new Sql(q.strings.map(edit), q.values)) }) as any
const variant = (edit: (t: string) => string) => async () => { const o = newOrder(t, uid, body, l, new Date())!; await writeOrder(through(edit), o, t.revision, l) }
await m('js only', async () => { newOrder(t, uid, body, l, new Date()) })
const none = (t: string) => t
await m('all', variant(none))
const noNews = (t: string) => t.replace('from placed\n    )\n    select product_id', 'from placed where false\n    )\n    select product_id')
await m('no news', variant(noNews))
const noEvent = (t: string) => noNews(t).replace('created_at from placed', 'created_at from placed where false')
await m('no news, event', variant(noEvent))
const noItems = (t: string) => noEvent(t).replace('image, price_cents, quantity from taken', 'image, price_cents, quantity from taken where false')
await m('no news, event, items', variant(noItems))
const noOrder = (t: string) => noItems(t).replace('having count(*) > 0', 'having count(*) > 5')
await m('only stock', variant(noOrder))
await db.one(sql`set plan_cache_mode = force_generic_plan`)
await m('only stock, generic', variant(noOrder))
await m('all, generic', variant(none))
console.log(await db.many(sql`select left(statement, 60) s, generic_plans, custom_plans from pg_prepared_statements where statement like '%with taken%'`))
for (const step of (process.argv[3] ?? '').split(';').filter(Boolean)) { await db.one(sql`${raw(step)}`); console.log('--', step.trim()); await m('upd', upd); await m('ours', ours) }
await db.close(); await e.stop()
