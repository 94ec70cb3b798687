import { z } from 'zod'
import { emailOrEmpty, id, imageReference, phone, shopName } from '../fields.ts'
import { coordinates } from '../location/fields.ts'
import {
  aboutShop,
  colour,
  deliveryFee,
  preparationMinutes,
  shopAddress,
  socialLinks,
  website,
} from './fields.ts'
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
  hours: openingHours,
  owner_id: id.nullable(),
  business_email: z.string(),
  website: z.string().nullable(),
  social_links: z.record(z.string(), z.string()),
  shop_photo: z.string().nullable(),
  about_shop: z.string(),
  colour: z.string(),
  status: shopStatus,
  submitted_at: z.iso.datetime(),
  approved_at: z.iso.datetime().nullable(),
  rejected_at: z.iso.datetime().nullable(),
  rejection_reason: z.string().nullable(),
  paused_until: z.iso.datetime().nullable(),
  preparation_minutes: z.int(),
  confirm_by_hand: z.boolean(),
  /** Whether one may pay at the counter. */
  pay_in_shop: z.boolean(),
  /** Whether it brings orders, and for how many dollars. */
  delivers: z.boolean(),
  delivery_fee: z.number(),
  product_count: z.int(),
  version: z.int(),
  created_at: z.iso.datetime(),
  /** Miles from the asked place; only where one was given. */
  distance: z.number().optional(),
})
export type Shop = z.infer<typeof shop>

export const shopFields = z.object({
  name: shopName,
  category: shopCategory,
  location: shopAddress,
  coordinates,
  phone,
  hours: openingHours,
  business_email: emailOrEmpty,
  website: website.nullable(),
  social_links: socialLinks,
  shop_photo: imageReference.nullable(),
  about_shop: aboutShop,
  colour,
  paused_until: z.iso.datetime({ offset: true }).nullable(),
  preparation_minutes: preparationMinutes,
  confirm_by_hand: z.boolean(),
  pay_in_shop: z.boolean(),
  delivers: z.boolean(),
  delivery_fee: deliveryFee,
})
export type ShopFields = z.infer<typeof shopFields>
