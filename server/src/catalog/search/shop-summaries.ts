import { LRUCache } from 'lru-cache'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Reader } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { hearCatalog } from '../../shops/catalog-events.ts'
import type { ProductRow } from '../present.ts'

type Label = Pick<ProductRow, 'shop_name' | 'category' | 'shop_paused_until'>
export type Unlabelled = Omit<ProductRow, keyof Label>
export type Labelled = (rows: Unlabelled[]) => Promise<ProductRow[]>

const most = 20_000

/** What a card says of a product's shop, from memory: to join twenty shops took as long as to find twenty products. */
export function openShopLabels(db: Reader, bus: Bus): Labelled {
  const known = new LRUCache<string, Label>({ max: most })
  let generation = 0
  hearCatalog(bus, ({ membership }) => {
    if (!membership) return
    generation += 1
    known.clear()
  })

  async function look(ids: Set<string>): Promise<Map<string, Label>> {
    const born = generation
    const rows = await db.many<Label & { id: string }>(sql`
      select id, name as shop_name, category, paused_until::text as shop_paused_until
      from shops where id = any(${[...ids]}::uuid[])`)
    const found = new Map(rows.map(({ id, ...label }) => [id, label]))
    // what was read before the last change may be old
    if (born === generation) for (const [id, label] of found) known.set(id, label)
    return found
  }

  return async (rows) => {
    const missing = new Set<string>()
    for (const { shop_id } of rows) if (!known.has(shop_id)) missing.add(shop_id)
    const found = missing.size > 0 ? await look(missing) : undefined
    const labelled: ProductRow[] = []
    for (const row of rows) {
      const label = found?.get(row.shop_id) ?? known.get(row.shop_id)
      if (label) labelled.push(Object.assign(row, label))
    }
    return labelled
  }
}
