import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import { productDescriptor } from '@mainstreet/contract/catalog/product-fields.ts'
import type { EntityFields } from '@mainstreet/contract/entity-fields.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { RealtimeColumn, RealtimeRow } from '@mainstreet/realtime/row-changes.ts'
import { type ProductRow, presentProduct } from '../catalog/present.ts'
import { type OrderRow, presentOrder } from '../orders/present.ts'
import { isVisibleToShop } from '../orders/shop-visibility.ts'
import { canManageShop, presentShop, type ShopRow } from '../shops/present.ts'

type MaybeViewer = Viewer | undefined

/** Not in the row: contact data, what only some of those who see the row may see, and what is no column. */
const unpublished = null

type FieldType = 'bool' | 'int4' | 'jsonb' | 'numeric' | 'text' | 'timestamptz' | 'uuid' | typeof unpublished

/**
 * Each field of an order with the PostgreSQL type by which a client converts it. A new field does not compile
 * until it is listed here.
 */
const orderTypes: Record<keyof Order, FieldType> = {
  id: 'uuid',
  parent_order_id: 'uuid',
  shop_id: 'uuid',
  shop_name: 'text',
  product_id: 'uuid',
  customer_id: 'uuid',
  customer_name: unpublished,
  customer_phone: unpublished,
  customer_phone_link: unpublished,
  customer_email: unpublished,
  delivery_address: unpublished,
  quantity: 'int4',
  total_amount: 'numeric',
  delivery_fee: 'numeric',
  captured_amount: 'numeric',
  refunded_amount: 'numeric',
  failed_refund_amount: 'numeric',
  note: unpublished,
  status: 'text',
  order_type: 'text',
  payment_status: 'text',
  items: unpublished,
  events: unpublished,
  pickup_code: unpublished,
  ready_at: 'timestamptz',
  ready_requested_at: 'timestamptz',
  pickup_from: 'timestamptz',
  pickup_until: 'timestamptz',
  respond_by: 'timestamptz',
  version: 'int4',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}

export type PublishedTable = 'orders' | 'products' | 'shops'

export const publishedColumns: Readonly<Record<PublishedTable, readonly RealtimeColumn[]>> = {
  products: listPublished(productDescriptor),
  shops: listPublished(shopDescriptor),
  orders: listColumns(orderTypes),
}

export const publishedTables = new Map(Object.entries(publishedColumns))

function listColumns(types: Record<string, FieldType>): RealtimeColumn[] {
  return Object.entries(types).flatMap(([name, type]) => (type === unpublished ? [] : [{ name, type }]))
}

function listPublished(fields: EntityFields): RealtimeColumn[] {
  return Object.entries(fields).flatMap(([name, { type, published }]) => (published ? [{ name, type }] : []))
}

function pickColumns(table: PublishedTable, entity: RealtimeRow): RealtimeRow {
  return Object.fromEntries(publishedColumns[table].map(({ name }) => [name, entity[name] ?? null]))
}

/** The public part of a row is sent to everyone. */
export const recordPresenters = {
  products: (row: ProductRow) => pickColumns('products', presentProduct(row)),
  shops: (row: ShopRow) => pickColumns('shops', presentShop(row, undefined)),
  orders: (row: OrderRow) => pickColumns('orders', presentOrder(row, { items: [], events: [] }, null)),
}

/** Who may see a row, by the rules of the API calls. */
export const rowVisibility = {
  products: (viewer: MaybeViewer, row: ProductRow) => row.is_listed || canManageShop(viewer, row.shop_id),
  shops: (viewer: MaybeViewer, row: ShopRow) => row.status === 'approved' || canManageShop(viewer, row.id),
  orders: (viewer: MaybeViewer, row: OrderRow) =>
    viewer !== undefined &&
    (viewer.role === 'admin' ||
      viewer.id === row.customer_id ||
      (ownsShop(viewer, row.shop_id) && isVisibleToShop(row))),
}
