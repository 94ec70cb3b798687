import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { OrderRow } from '../orders/present.ts'
import { findOrder } from '../orders/store.ts'
import type { CatalogChangedEvent } from '../shops/catalog-events.ts'
import type { ShopRow } from '../shops/present.ts'
import { type ChangedProduct, listChangedProducts, listChangedShops } from './store.ts'

type ChangeFeedDeps = { db: Queryable; bus: Bus; warn: LogWarning }

const orderTopics = {
  placed: 'order.placed',
  status_changed: 'order.status_changed',
  ready: 'order.ready',
  ready_requested: 'order.ready_requested',
  payment_status_changed: 'order.payment_status_changed',
  refund_failed: 'refund.failed',
  refund_made_at_provider: 'refund.made_at_provider',
  dispute_changed: 'dispute.changed',
  message: 'order.message',
} as const
export type OrderChangeKind = keyof typeof orderTopics
export type OrderChange = { kind: OrderChangeKind; order: OrderRow; messageId: string | undefined }
export type OrderParticipants = { shop_id: string; customer_id: string }
/** Says whether a subscriber needs this order, so that unneeded orders are not read. */
export type OrderSubscriber = { wants(ids: OrderParticipants): boolean; handle(event: OrderChange): void }

/** Changed orders, each read once for all subscribers. */
export function createOrderFeed({ db, bus, warn }: ChangeFeedDeps) {
  const subscribers = new Set<OrderSubscriber>()

  async function publishChange(
    kind: OrderChangeKind,
    payload: OrderParticipants & { id: string; order_id?: string },
  ) {
    const interested = [...subscribers].filter(({ wants }) => wants(payload))
    const order = interested.length > 0 ? await findOrder(db, payload.order_id ?? payload.id) : undefined
    const messageId = kind === 'message' ? payload.id : undefined
    if (order) for (const { handle } of interested) handle({ kind, order, messageId })
  }

  /** Events of one order are handled in sequence, so that an older read is never sent after a newer one. */
  const queues = new Map<string, Promise<void>>()

  function queue(kind: OrderChangeKind, payload: OrderParticipants & { id: string; order_id?: string }) {
    const id = payload.order_id ?? payload.id
    const step = (queues.get(id) ?? Promise.resolve())
      .then(() => publishChange(kind, payload))
      .catch((error: unknown) => warn(error, 'could not read a changed order'))
      .then(() => {
        if (queues.get(id) === step) queues.delete(id)
      })
    queues.set(id, step)
  }

  const stops = (Object.keys(orderTopics) as OrderChangeKind[]).map((kind) =>
    bus.subscribe(orderTopics[kind], (event) => event && queue(kind, event)),
  )
  return {
    subscribe(hearer: OrderSubscriber) {
      subscribers.add(hearer)
    },
    close: () => stops.forEach((stop) => void stop()),
  }
}

/** A deleted shop is reported without a row. */
export type CatalogChange = {
  products: ChangedProduct[]
  shops: Map<string, ShopRow | undefined>
}
export type CatalogSubscriber = {
  wantsProduct(id: string, shopId: string): boolean
  wantsShop(id: string): boolean
  handle(event: CatalogChange): void
}

const batchWindowMs = 100
const maxBatch = 500

/** Changed shops and products. A product that sells a thousand times a second is read ten times a second. */
export function createCatalogFeed({ db, bus, warn }: ChangeFeedDeps) {
  const subscribers = new Set<CatalogSubscriber>()
  const products = new Set<string>()
  const shops = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function collect({ affects_lists, shop_id, product_ids }: CatalogChangedEvent) {
    for (const id of product_ids)
      if ([...subscribers].some((hearer) => hearer.wantsProduct(id, shop_id))) products.add(id)
    // an event without a product concerns the shop itself
    if (
      affects_lists &&
      product_ids.length === 0 &&
      [...subscribers].some((hearer) => hearer.wantsShop(shop_id))
    )
      shops.add(shop_id)
    if (products.size + shops.size > 0) timer ??= setTimeout(() => void publishChanges(), batchWindowMs)
  }

  async function publishChanges() {
    const ids = [...products].slice(0, maxBatch)
    const shopIds = [...shops].slice(0, maxBatch)
    for (const id of ids) products.delete(id)
    for (const id of shopIds) shops.delete(id)
    timer =
      products.size + shops.size > 0 ? setTimeout(() => void publishChanges(), batchWindowMs) : undefined
    try {
      const rows = ids.length > 0 ? await listChangedProducts(db, ids) : []
      const shopRows = shopIds.length > 0 ? await listChangedShops(db, shopIds) : []
      const event = { products: rows, shops: indexById(shopIds, shopRows) }
      for (const { handle } of subscribers) handle(event)
    } catch (error) {
      warn(error, 'could not read changed products')
    }
  }

  const stop = bus.subscribe('catalog', (event) => event && collect(event))
  return {
    subscribe(hearer: CatalogSubscriber) {
      subscribers.add(hearer)
    },
    close() {
      stop()
      clearTimeout(timer)
    },
  }
}

function indexById<Row extends { id: string }>(ids: string[], rows: Row[]): Map<string, Row | undefined> {
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(ids.map((id) => [id, found.get(id)]))
}
