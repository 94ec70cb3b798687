import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { type ProductRow, presentProduct } from '../../server/src/catalog/present.ts'
import type { OrderRow } from '../../server/src/orders/present.ts'
import { isVisibleToShop } from '../../server/src/orders/shop-visibility.ts'
import { canManageShop, presentShop, type ShopRow } from '../../server/src/shops/present.ts'

export type MaybeViewer = Viewer | undefined

/**
 * The columns of each table with their PostgreSQL types, which the client uses for conversion. Names are those of the
 * API.
 */
export const tables = {
  products: {
    id: 'uuid',
    shop_id: 'uuid',
    name: 'text',
    image: 'text',
    images: 'jsonb',
    price: 'numeric',
    description: 'text',
    stock: 'int4',
    is_archived: 'bool',
    archived_at: 'timestamptz',
    created_at: 'timestamptz',
    version: 'int4',
    shop_name: 'text',
    category: 'text',
  },
  shops: {
    id: 'uuid',
    name: 'text',
    category: 'text',
    location: 'text',
    coordinates: 'jsonb',
    phone: 'text',
    hours: 'jsonb',
    business_email: 'text',
    website: 'text',
    social_links: 'jsonb',
    shop_photo: 'text',
    about_shop: 'text',
    colour: 'text',
    status: 'text',
    submitted_at: 'timestamptz',
    approved_at: 'timestamptz',
    paused_until: 'timestamptz',
    preparation_minutes: 'int4',
    confirm_by_hand: 'bool',
    product_count: 'int4',
    version: 'int4',
    created_at: 'timestamptz',
  },
  orders: {
    id: 'uuid',
    parent_order_id: 'uuid',
    shop_id: 'uuid',
    product_id: 'uuid',
    customer_id: 'uuid',
    quantity: 'int4',
    total_amount: 'numeric',
    status: 'text',
    order_type: 'text',
    payment_status: 'text',
    ready_at: 'timestamptz',
    pickup_until: 'timestamptz',
    version: 'int4',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
} as const satisfies Record<string, Record<string, string>>

export type RealtimeTable = keyof typeof tables
export type RealtimeRow = Record<string, unknown>

export function getColumnNames(table: RealtimeTable): string[] {
  return Object.keys(tables[table])
}

function pickColumns(table: RealtimeTable, entity: RealtimeRow): RealtimeRow {
  return Object.fromEntries(getColumnNames(table).map((name) => [name, entity[name] ?? null]))
}

/** The public part of a row is sent to everyone. */
export const recordPresenters = {
  products: (row: ProductRow) => pickColumns('products', presentProduct(row)),
  shops: (row: ShopRow) => pickColumns('shops', presentShop(row, undefined)),
  orders: (row: OrderRow) =>
    pickColumns('orders', {
      ...row,
      total_amount: toDollars(row.total_cents),
      ready_at: row.ready_at?.toISOString(),
      pickup_until: row.pickup_until?.toISOString(),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }),
}

/** Who may see a row, by the rules of the API calls. */
export const rowVisibility = {
  products: (sight: MaybeViewer, row: ProductRow) => row.listed || canManageShop(sight, row.shop_id),
  shops: (sight: MaybeViewer, row: ShopRow) => row.status === 'approved' || canManageShop(sight, row.id),
  orders: (sight: MaybeViewer, row: OrderRow) =>
    sight !== undefined &&
    (sight.role === 'admin' ||
      sight.id === row.customer_id ||
      (ownsShop(sight, row.shop_id) && isVisibleToShop(row))),
}
