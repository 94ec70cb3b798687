import { z } from 'zod'
import { pickEnteredFields } from '../entity-fields.ts'
import { inputSchemas, responseSchemas } from '../entity-schemas.ts'
import { imageReference } from '../fields.ts'
import { coordinates } from '../location/fields.ts'
import { socialLinks } from './fields.ts'
import { openingHours } from './opening-hours.ts'
import { shopCategories } from './shop-category.ts'
import { shopDescriptor } from './shop-fields.ts'
import { shopStatuses } from './shop-status.ts'

export const shopCategory = z.enum(shopCategories)

export const shopStatus = z.enum(shopStatuses)

export const shop = z.object(
  responseSchemas(shopDescriptor, {
    category: shopCategory,
    coordinates,
    hours: openingHours,
    social_links: z.record(z.string(), z.string()),
    status: shopStatus,
    distance: z.number().optional(),
  }),
)
export type Shop = z.infer<typeof shop>

export const shopFields = z.object(
  inputSchemas(pickEnteredFields(shopDescriptor), {
    category: shopCategory,
    coordinates,
    hours: openingHours,
    social_links: socialLinks,
    shop_photo: imageReference.nullable(),
    paused_until: z.iso.datetime({ offset: true }).nullable(),
  }),
)
export type ShopFields = z.infer<typeof shopFields>
