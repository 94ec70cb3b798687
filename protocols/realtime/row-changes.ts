import type { OrderHearer, ShelfHearer } from '../../server/src/live/change-feeds.ts'
import { type Channel, pushText, type RowEvent } from './channel.ts'
import type { Switchboard } from './channel-hub.ts'
import { maySee, type Row, recordOf, type Sight, type Table, tables } from './tables.ts'

type Change = {
  table: Table
  /** What names it: told also of what has gone out of sight. */
  key: { id: string; shop_id?: string }
  /** Undefined: the row is gone. */
  record: Row | undefined
  isNew: boolean
  /** Whether its going is told to whom it is hidden from: only of what everybody could see before. */
  wasPublic: boolean
  maySee(sight: Sight): boolean
}

const columns = Object.fromEntries(
  Object.entries(tables).map(([table, types]) => [
    table,
    Object.entries(types).map(([name, type]) => ({ name, type })),
  ]),
) as Record<Table, { name: string; type: string }[]>

function dataOf({ table, key, record }: Change, type: RowEvent): string {
  return JSON.stringify({
    schema: 'public',
    table,
    type,
    commit_timestamp: new Date().toISOString(),
    errors: null,
    columns: columns[table],
    record: type === 'DELETE' ? {} : record,
    old_record: type === 'INSERT' ? {} : { id: key.id },
  })
}

/** Tells each channel what it asked for and may see; what went out of sight is gone. */
function pass(channels: Iterable<Channel>, change: Change): void {
  const written: Partial<Record<RowEvent, string>> = {}
  for (const channel of channels) {
    const isVisible = change.record !== undefined && change.maySee(channel.sight())
    if (!isVisible && !change.wasPublic) continue
    const type: RowEvent = isVisible ? (change.isNew ? 'INSERT' : 'UPDATE') : 'DELETE'
    const record = isVisible && change.record ? change.record : change.key
    const ids = channel.bindings
      .filter(
        ({ event, table, filter }) =>
          (event === '*' || event === type) &&
          (table === undefined || table === change.table) &&
          (filter === undefined || filter.holds(record)),
      )
      .map(({ id }) => id)
    if (ids.length === 0) continue
    written[type] ??= dataOf(change, type)
    pushText(channel, 'postgres_changes', `{"ids":[${ids}],"data":${written[type]}}`)
  }
}

/** Changes of shops and products, from the news of the catalogue. */
export function shelfChanges(switchboard: Switchboard): ShelfHearer {
  const wants = (table: Table) => () => wantsTable(switchboard, table)
  return {
    wantsProduct: wants('products'),
    wantsShop: wants('shops'),
    hear({ products, shops }) {
      for (const row of products)
        pass(switchboard.ofRows(), {
          table: 'products',
          key: { id: row.id, shop_id: row.shop_id },
          record: row.is_gone ? undefined : recordOf.products(row),
          isNew: row.version === 1,
          wasPublic: row.was_public,
          maySee: (sight) => maySee.products(sight, row),
        })
      for (const [id, row] of shops)
        pass(switchboard.ofRows(), {
          table: 'shops',
          key: { id },
          record: row && recordOf.shops(row),
          isNew: row?.version === 1,
          wasPublic: row === undefined || row.approved_at !== null,
          maySee: (sight) => row !== undefined && maySee.shops(sight, row),
        })
    },
  }
}

/** Changes of orders, from what was announced of them. */
export function orderChanges(switchboard: Switchboard): OrderHearer {
  return {
    wants: () => wantsTable(switchboard, 'orders'),
    hear({ kind, order }) {
      if (kind === 'message') return
      pass(switchboard.ofRows(), {
        table: 'orders',
        key: { id: order.id },
        record: recordOf.orders(order),
        isNew: kind === 'placed',
        wasPublic: false,
        maySee: (sight) => maySee.orders(sight, order),
      })
    },
  }
}

function wantsTable(switchboard: Switchboard, wanted: Table): boolean {
  for (const { bindings } of switchboard.ofRows())
    if (bindings.some(({ table }) => table === undefined || table === wanted)) return true
  return false
}
