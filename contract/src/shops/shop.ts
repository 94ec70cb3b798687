import { z } from 'zod'
import { id } from '../ids.ts'
import { deliveryLimits, shopNameLimits } from '../limits.ts'
import { coordinates } from '../location/coordinates.ts'
import { openingHours } from './opening-hours.ts'
import { shopCategories } from './shop-category.ts'
import { shopStatuses } from './shop-status.ts'

export const shopCategory = z.enum(shopCategories)

export const shopStatus = z.enum(shopStatuses)

const webUrl = z.url({ protocol: /^https?$/, error: 'Give a web address that starts with https://' }).max(300)
const httpsUrl = z.url({ protocol: /^https$/, error: 'Enter a link that starts with https://' }).max(300)
const nonEmptyText = (maxChars: number) => z.string().trim().min(1).max(maxChars)

/**
 * An image as a shop or a product names it: an API path, a local path, a data URL or an https address (spec 3).
 * What is none of them, or no picture, breaks a rule (422): the server decides.
 */
export const imageReference = z.string().min(1).max(3_500_000)

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
  name: nonEmptyText(shopNameLimits.maxChars),
  category: shopCategory,
  location: nonEmptyText(300),
  coordinates,
  phone: z.string().trim().max(40),
  hours: openingHours,
  business_email: z.union([z.literal(''), z.email().max(320)]),
  website: webUrl.nullable(),
  social_links: z
    .record(z.string().min(1).max(40), httpsUrl)
    .refine((links) => Object.keys(links).length <= 10, 'Add at most 10 links'),
  shop_photo: imageReference.nullable(),
  about_shop: z.string().trim().max(2000),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'Give a colour as #rrggbb'),
  paused_until: z.iso.datetime({ offset: true }).nullable(),
  preparation_minutes: z.int().min(0).max(1440),
  confirm_by_hand: z.boolean(),
  pay_in_shop: z.boolean(),
  delivers: z.boolean(),
  /** Dollars. */
  delivery_fee: z.number().min(0).max(deliveryLimits.maxFeeDollars),
})
export type ShopFields = z.infer<typeof shopFields>
