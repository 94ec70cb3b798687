import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { milesFromStraightLine } from '../location/distance-sql.ts'
import { toIsoString, toIsoStringOrNull } from '../platform/db/timestamps.ts'

export type ShopRow = {
  id: string
  owner_id: string | null
  name: string
  category: ShopCategory
  location: string
  lat: number
  lng: number
  phone: string
  hours: OpeningHours
  business_email: string
  website: string | null
  social_links: Record<string, string>
  shop_photo: string | null
  about_shop: string
  colour: string
  status: ShopStatus
  submitted_at: string
  approved_at: string | null
  rejected_at: string | null
  rejection_reason: string | null
  paused_until: string | null
  preparation_minutes: number
  confirm_by_hand: boolean
  pay_in_shop: boolean
  delivers: boolean
  delivery_fee_cents: number
  version: number
  created_at: string
  product_count: number
  /** Straight-line distance from the requested location; only set when the query has one. */
  chord?: number | null
}

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
    hours: row.hours,
    owner_id: isManager ? row.owner_id : null,
    business_email: row.business_email,
    website: row.website,
    social_links: row.social_links,
    shop_photo: row.shop_photo,
    about_shop: row.about_shop,
    colour: row.colour,
    status: row.status,
    submitted_at: toIsoString(row.submitted_at),
    approved_at: toIsoStringOrNull(row.approved_at),
    rejected_at: isManager ? toIsoStringOrNull(row.rejected_at) : null,
    rejection_reason: isManager ? row.rejection_reason : null,
    paused_until: toIsoStringOrNull(row.paused_until),
    preparation_minutes: row.preparation_minutes,
    confirm_by_hand: row.confirm_by_hand,
    pay_in_shop: row.pay_in_shop,
    delivers: row.delivers,
    delivery_fee: toDollars(row.delivery_fee_cents),
    product_count: row.product_count,
    version: row.version,
    created_at: toIsoString(row.created_at),
    ...(typeof row.chord === 'number' && { distance: milesFromStraightLine(row.chord) }),
  }
}
