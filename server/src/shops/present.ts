import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Columns } from '@mainstreet/platform/db/columns.ts'
import { toIsoString, toIsoStringOrNull } from '@mainstreet/platform/db/timestamps.ts'
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

export const shopValueColumns = {
  name: 'text',
  category: 'text',
  location: 'text',
  lat: 'float8',
  lng: 'float8',
  phone: 'text',
  hours: 'jsonb',
  business_email: 'text',
  website: 'text',
  social_links: 'jsonb',
  shop_photo: 'text',
  about_shop: 'text',
  color: 'text',
  paused_until: 'timestamptz',
  preparation_minutes: 'int4',
  requires_confirmation: 'bool',
  accepts_in_store_payment: 'bool',
  offers_delivery: 'bool',
  delivery_fee_cents: 'int8',
} as const satisfies Columns<ShopValues>

/** A shop as it is stored; the rest of `ShopRow` is computed, or stored elsewhere (its owner is a member). */
export type StoredShop = Omit<ShopRow, 'owner_id' | 'product_count' | 'straight_line_distance'>

export const storedShopColumns = {
  id: 'uuid',
  ...shopValueColumns,
  status: 'text',
  submitted_at: 'timestamptz',
  approved_at: 'timestamptz',
  rejected_at: 'timestamptz',
  rejection_reason: 'text',
  version: 'int4',
  created_at: 'timestamptz',
} as const satisfies Columns<StoredShop>

const isReviewed = {
  name: true,
  category: true,
  location: true,
  lat: true,
  lng: true,
  phone: true,
  business_email: true,
  website: true,
  social_links: true,
  shop_photo: true,
  about_shop: true,
  // how the shop works, and the look of its awning
  color: false,
  hours: false,
  paused_until: false,
  preparation_minutes: false,
  requires_confirmation: false,
  accepts_in_store_payment: false,
  offers_delivery: false,
  delivery_fee_cents: false,
} satisfies Record<keyof ShopValues, boolean>

/** Fields that customers and admins judge a shop by: a change puts an approved shop back into the review queue. */
export const reviewedFields = (Object.keys(isReviewed) as (keyof ShopValues)[]).filter(
  (name) => isReviewed[name],
)

export function canManageShop(viewer: Viewer | undefined, shopId: string): boolean {
  return viewer !== undefined && (viewer.role === 'admin' || ownsShop(viewer, shopId))
}

/** Visitors see neither the owner of a shop nor the reason of a rejection. */
export function presentShop(row: ShopRow, viewer: Viewer | undefined): Shop {
  const isManager = canManageShop(viewer, row.id)
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    location: row.location,
    coordinates: { lat: row.lat, lng: row.lng },
    phone: row.phone,
    phone_link: getPhoneLink(row.phone),
    hours: row.hours,
    owner_id: isManager ? row.owner_id : null,
    business_email: row.business_email,
    website: row.website,
    social_links: row.social_links,
    shop_photo: row.shop_photo,
    about_shop: row.about_shop,
    color: row.color,
    status: row.status,
    submitted_at: toIsoString(row.submitted_at),
    approved_at: toIsoStringOrNull(row.approved_at),
    rejected_at: isManager ? toIsoStringOrNull(row.rejected_at) : null,
    rejection_reason: isManager ? row.rejection_reason : null,
    paused_until: toIsoStringOrNull(row.paused_until),
    preparation_minutes: row.preparation_minutes,
    requires_confirmation: row.requires_confirmation,
    accepts_in_store_payment: row.accepts_in_store_payment,
    offers_delivery: row.offers_delivery,
    delivery_fee: toDollars(row.delivery_fee_cents),
    product_count: row.product_count,
    version: row.version,
    created_at: toIsoString(row.created_at),
    ...(typeof row.straight_line_distance === 'number' && {
      distance: milesFromStraightLine(row.straight_line_distance),
    }),
  }
}
