import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'

const comparedFields = {
  name: true,
  category: true,
  location: true,
  coordinates: true,
  phone: true,
  hours: true,
  business_email: true,
  website: true,
  social_links: true,
  shop_photo: true,
  about_shop: true,
  color: true,
  paused_until: true,
  preparation_minutes: true,
  requires_confirmation: true,
  accepts_in_store_payment: true,
  offers_delivery: true,
  delivery_fee: true,
} satisfies Record<keyof ShopFields, true>

/** What the owner of a shop has changed between two versions. */
export function getShopChanges(before: Shop, after: Shop): FieldChange[] {
  return (Object.keys(comparedFields) as (keyof ShopFields)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
