import { z } from 'zod'
import { emailOrEmpty, id, imageReference, numberField, phone, shopName, textField } from '../fields.ts'
import { coordinates } from '../location/fields.ts'
import { shopRules } from './field-rules.ts'
import { socialLinks } from './fields.ts'
import { openingHours } from './opening-hours.ts'
import { shopCategories } from './shop-category.ts'
import { shopStatuses } from './shop-status.ts'

export const shopCategory = z.enum(shopCategories)

export const shopStatus = z.enum(shopStatuses)

export const shop = z.object({
  id,
  name: z.string(),
  category: shopCategory,
  location: z.string(),
  coordinates,
  phone: z.string(),
  /** The `tel:` link that dials the phone; null when its text has no number that can be dialed. */
  phone_link: z.string().nullable(),
  hours: openingHours,
  owner_id: id.nullable(),
  business_email: z.string(),
  website: z.string().nullable(),
  social_links: z.record(z.string(), z.string()),
  shop_photo: z.string().nullable(),
  about_shop: z.string(),
  color: z.string(),
  status: shopStatus,
  submitted_at: z.iso.datetime(),
  approved_at: z.iso.datetime().nullable(),
  rejected_at: z.iso.datetime().nullable(),
  rejection_reason: z.string().nullable(),
  paused_until: z.iso.datetime().nullable(),
  preparation_minutes: z.int(),
  requires_confirmation: z.boolean(),
  /** Whether customers can pay in the shop. */
  accepts_in_store_payment: z.boolean(),
  /** Whether the shop delivers, and its fee in dollars. */
  offers_delivery: z.boolean(),
  delivery_fee: z.number(),
  product_count: z.int(),
  version: z.int(),
  created_at: z.iso.datetime(),
  /** Miles from the requested location; present only with a location. */
  distance: z.number().optional(),
})
export type Shop = z.infer<typeof shop>

export const shopFields = z.object({
  name: shopName,
  category: shopCategory,
  location: textField(shopRules.location),
  coordinates,
  phone,
  hours: openingHours,
  business_email: emailOrEmpty,
  /** Null instead of an empty text. */
  website: textField(shopRules.website).min(1).nullable(),
  social_links: socialLinks,
  shop_photo: imageReference.nullable(),
  about_shop: textField(shopRules.about_shop),
  color: textField(shopRules.color),
  paused_until: z.iso.datetime({ offset: true }).nullable(),
  preparation_minutes: numberField(shopRules.preparation_minutes),
  requires_confirmation: z.boolean(),
  accepts_in_store_payment: z.boolean(),
  offers_delivery: z.boolean(),
  /** Dollars. */
  delivery_fee: numberField(shopRules.delivery_fee),
})
export type ShopFields = z.infer<typeof shopFields>
