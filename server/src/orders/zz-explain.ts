import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { openDb } from '../platform/db.ts'
import { Sql, sql } from '../platform/sql.ts'
import { findTerms } from './shop-terms.ts'
import { newOrder, addedUp } from './new-order.ts'
import { writeOrder } from './store.ts'
const e = await startEmbeddedDatabase({ dataDir: process.argv[2], settings: { fsync: 'off' } })
const db = openDb({ url: e.url, poolSize: 1 })
const hot = await db.one<any>(sql`select id, shop_id from products where id = md5('product1')::uuid`)
const body: any = { shop_id: hot.shop_id, product_id: hot.id, quantity: 1, order_type: 'order', customer_name: 'B', customer_phone: '', customer_email: '' }
const t = (await findTerms(db, hot.shop_id))!; const l = addedUp(body)
const explain = { many: (q: Sql) => db.many(new Sql(q.strings.map((s, i) => i ? s : 'explain (analyze, buffers, costs off) ' + s), q.values)) } as any
for (let i=0;i<6;i++) { const o = newOrder(t, crypto.randomUUID(), body, l, new Date())!; const rows: any = await writeOrder(explain, o, t.revision, l); if (i===5) console.log(rows.map((r:any)=>r['QUERY PLAN']).join('\n')) }
for (let k = 0; k < 3; k++) { const s = performance.now(); for (let i=0;i<500;i++) newOrder(t, 'x', body, l, new Date()); console.log('newOrder us', (performance.now()-s)*2) }
for (let k = 0; k < 3; k++) { const s = performance.now(); for (let i=0;i<500;i++) { const o = newOrder(t, crypto.randomUUID(), body, l, new Date())!; await writeOrder(db, o, t.revision, l) } console.log('ours us', (performance.now()-s)*2) }
for (let k = 0; k < 3; k++) { const s = performance.now(); for (let i=0;i<500;i++) { await db.one(sql`select ${i}::int`) } console.log('select us', (performance.now()-s)*2) }
await db.close(); await e.stop()
