import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import {
  type EntityField,
  listColumns,
  listNames,
  pickEnteredFields,
  pickFields,
} from '@mainstreet/contract/entity-fields.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Columns } from '@mainstreet/platform/db/columns.ts'
import { createFieldsPresenter } from '@mainstreet/platform/db/present-fields.ts'
import { toIsoStringOrNull } from '@mainstreet/platform/db/timestamps.ts'
import { getPhoneLink } from '@mainstreet/platform/text/phone-number.ts'
import { milesFromStraightLine } from '../location/distance-sql.ts'

/** A shop as it is read: the entity with its stored location and fee. Timestamps are PostgreSQL text. */
export type ShopRow = Omit<Shop, 'coordinates' | 'phone_link' | 'delivery_fee' | 'distance'> & {
  lat: number
  lng: number
  delivery_fee_cents: number
  /** Straight-line distance from the requested location; only set when the query has one. */
  straight_line_distance?: number | null
}

/** What merchants and admins enter, as it is stored. */
export type ShopValues = Partial<Omit<ShopFields, 'coordinates' | 'delivery_fee'>> &
  Partial<Pick<ShopRow, 'lat' | 'lng' | 'delivery_fee_cents'>>

export const shopValueColumns = listColumns(pickEnteredFields(shopDescriptor)) satisfies Columns<ShopValues>

/** A shop as it is stored; the rest of `ShopRow` is computed, or stored elsewhere (its owner is a member). */
export type StoredShop = Omit<ShopRow, 'owner_id' | 'product_count' | 'straight_line_distance'>

export const storedShopColumns = listColumns(shopDescriptor) satisfies Columns<StoredShop>

type Reviewed = EntityField & { reviewed: true }
const isReviewed = (field: EntityField & { reviewed?: boolean }): field is Reviewed => field.reviewed === true

/** Columns that customers and admins judge a shop by: a change puts an approved shop back into the review queue. */
export const reviewedColumns = listNames(listColumns(pickFields(shopDescriptor, isReviewed)))

const presentFields = createFieldsPresenter(shopDescriptor)

export function canManageShop(viewer: Viewer | undefined, shopId: string): boolean {
  return viewer !== undefined && (viewer.role === 'admin' || ownsShop(viewer, shopId))
}

/** Visitors see neither the owner of a shop nor the reason of a rejection. */
export function presentShop(row: ShopRow, viewer: Viewer | undefined): Shop {
  const isManager = canManageShop(viewer, row.id)
  return {
    ...presentFields(row),
    coordinates: { lat: row.lat, lng: row.lng },
    phone_link: getPhoneLink(row.phone),
    owner_id: isManager ? row.owner_id : null,
    rejected_at: isManager ? toIsoStringOrNull(row.rejected_at) : null,
    rejection_reason: isManager ? row.rejection_reason : null,
    delivery_fee: toDollars(row.delivery_fee_cents),
    product_count: row.product_count,
    ...(typeof row.straight_line_distance === 'number' && {
      distance: milesFromStraightLine(row.straight_line_distance),
    }),
  }
}
