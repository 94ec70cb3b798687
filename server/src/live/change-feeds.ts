import type { ProductRow } from '../catalog/present.ts'
import { productColumns } from '../catalog/store.ts'
import type { OrderRow } from '../orders/present.ts'
import { findOrder } from '../orders/store.ts'
import type { Bus } from '../platform/bus/bus.ts'
import type { Reader } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { Warn } from '../platform/log/log-warning.ts'
import type { CatalogNews } from '../shops/catalog-events.ts'
import type { ShopRow } from '../shops/present.ts'
import { shopColumns } from '../shops/store.ts'

type FeedDeps = { db: Reader; bus: Bus; warn: Warn }

const topics = {
  placed: 'order.placed',
  moved: 'order.moved',
  ready: 'order.ready',
  paid: 'order.paid',
  refund_failed: 'refund.failed',
  message: 'order.message',
} as const
export type OrderKind = keyof typeof topics
export type OrderNews = { kind: OrderKind; order: OrderRow; messageId: string | undefined }
export type OrderIds = { shop_id: string; customer_id: string }
/** Says whether it wants what happens to an order, so that nothing is read that nobody wants. */
export type OrderHearer = { wants(ids: OrderIds): boolean; hear(news: OrderNews): void }

/** Orders that have changed, each read once for all who want it. */
export function openOrderFeed({ db, bus, warn }: FeedDeps) {
  const hearers = new Set<OrderHearer>()

  async function pass(kind: OrderKind, payload: OrderIds & { id: string; order_id?: string }) {
    const wanting = [...hearers].filter(({ wants }) => wants(payload))
    const order = wanting.length > 0 ? await findOrder(db, payload.order_id ?? payload.id) : undefined
    const messageId = kind === 'message' ? payload.id : undefined
    if (order) for (const { hear } of wanting) hear({ kind, order, messageId })
  }

  /** News of the same order one after another: what was read later is never told first. */
  const turns = new Map<string, Promise<void>>()

  function queue(kind: OrderKind, payload: OrderIds & { id: string; order_id?: string }) {
    const id = payload.order_id ?? payload.id
    const turn = (turns.get(id) ?? Promise.resolve())
      .then(() => pass(kind, payload))
      .catch((fault: unknown) => warn(fault, 'a changed order could not be read'))
      .then(() => {
        if (turns.get(id) === turn) turns.delete(id)
      })
    turns.set(id, turn)
  }

  const stops = (Object.keys(topics) as OrderKind[]).map((kind) =>
    bus.subscribe(topics[kind], (news) => news && queue(kind, news)),
  )
  return {
    listen(hearer: OrderHearer) {
      hearers.add(hearer)
    },
    close: () => stops.forEach((stop) => void stop()),
  }
}

/** `was_public`: strangers can have seen it before. `is_gone`: deleted for good. */
export type ChangedProduct = ProductRow & { was_public: boolean; is_gone: boolean }
/** A shop that was deleted is told of without a row. */
export type ShelfNews = {
  products: ChangedProduct[]
  shops: Map<string, ShopRow | undefined>
}
export type ShelfHearer = {
  wantsProduct(id: string, shopId: string): boolean
  wantsShop(id: string): boolean
  hear(news: ShelfNews): void
}

const gatherMs = 100
const mostAtOnce = 500

/** Shops and products that have changed. A hot product sells a thousand times a second and is read ten times. */
export function openShelfFeed({ db, bus, warn }: FeedDeps) {
  const hearers = new Set<ShelfHearer>()
  const products = new Set<string>()
  const shops = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function gather({ membership, shop_id, product_ids }: CatalogNews) {
    for (const id of product_ids)
      if ([...hearers].some((hearer) => hearer.wantsProduct(id, shop_id))) products.add(id)
    // of a shop itself there is news when no product is named
    if (membership && product_ids.length === 0 && [...hearers].some((hearer) => hearer.wantsShop(shop_id)))
      shops.add(shop_id)
    if (products.size + shops.size > 0) timer ??= setTimeout(() => void pass(), gatherMs)
  }

  async function pass() {
    const ids = [...products].slice(0, mostAtOnce)
    const shopIds = [...shops].slice(0, mostAtOnce)
    for (const id of ids) products.delete(id)
    for (const id of shopIds) shops.delete(id)
    timer = products.size + shops.size > 0 ? setTimeout(() => void pass(), gatherMs) : undefined
    try {
      const rows = ids.length > 0 ? await productsOf(db, ids) : []
      const shopRows = shopIds.length > 0 ? await shopsOf(db, shopIds) : []
      const news = { products: rows, shops: byId(shopIds, shopRows) }
      for (const { hear } of hearers) hear(news)
    } catch (fault) {
      warn(fault, 'changed products could not be read')
    }
  }

  const stop = bus.subscribe('catalog', (news) => news && gather(news))
  return {
    listen(hearer: ShelfHearer) {
      hearers.add(hearer)
    },
    close() {
      stop()
      clearTimeout(timer)
    },
  }
}

function byId<Row extends { id: string }>(ids: string[], rows: Row[]): Map<string, Row | undefined> {
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(ids.map((id) => [id, found.get(id)]))
}

function productsOf(db: Reader, ids: string[]) {
  return db.many<ChangedProduct>(sql`
    select ${productColumns}, s.approved_at is not null as was_public,
      p.deleted_at is not null or s.deleted_at is not null as is_gone
    from products p join shops s on s.id = p.shop_id where p.id = any(${ids}::uuid[])`)
}

function shopsOf(db: Reader, ids: string[]) {
  return db.many<ShopRow>(sql`
    select ${shopColumns} from shops s where s.id = any(${ids}::uuid[]) and s.deleted_at is null`)
}
