import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import { productDescriptor } from '@mainstreet/contract/catalog/product-fields.ts'
import type { EntityFields } from '@mainstreet/contract/entity-fields.ts'
import { orderDescriptor } from '@mainstreet/contract/orders/order-fields.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { RealtimeColumn, RealtimeRow } from '@mainstreet/realtime/row-changes.ts'
import { type ProductRow, presentProduct } from '../catalog/present.ts'
import { type OrderRow, presentOrder } from '../orders/present.ts'
import { isVisibleToShop } from '../orders/shop-visibility.ts'
import { canManageShop, presentShop, type ShopRow } from '../shops/present.ts'

type MaybeViewer = Viewer | undefined

export type PublishedTable = 'orders' | 'products' | 'shops'

export const publishedColumns: Readonly<Record<PublishedTable, readonly RealtimeColumn[]>> = {
  products: listPublished(productDescriptor),
  shops: listPublished(shopDescriptor),
  orders: listPublished(orderDescriptor),
}

export const publishedTables = new Map(Object.entries(publishedColumns))

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
