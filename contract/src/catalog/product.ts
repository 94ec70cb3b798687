import { z } from 'zod'
import { id, imageReference } from '../fields.ts'
import { productImageLimits } from '../limits.ts'
import { shopCategory } from '../shops/shop.ts'
import { imageAlt, price, productDescription, productName, sku, stock } from './fields.ts'

export const product = z.object({
  id,
  shop_id: id,
  name: z.string(),
  image: z.string().nullable(),
  images: z.array(z.string()),
  /** What each of `images` shows, by its place; left out where nobody has said. */
  image_alts: z.array(z.string()).optional(),
  /** Dollars, tax included. */
  price: z.number(),
  description: z.string(),
  /** What can still be had. */
  stock: z.int(),
  is_archived: z.boolean(),
  archived_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
  /** The shop's own number for it, unique within the shop. */
  sku: z.string().optional(),
  /** A tiny picture as a data URL, to stand there until `image` has loaded; only of uploaded pictures. */
  preview: z.string().optional(),
  shop_name: z.string(),
  category: shopCategory,
  /** Until when its shop rejects orders; only where a merchant has paused them, and also when that time has passed. */
  shop_paused_until: z.iso.datetime().optional(),
  /** Miles from the asked place; only where one was given. */
  distance: z.number().optional(),
})
export type Product = z.infer<typeof product>

export const productFields = z.object({
  name: productName,
  /** The first picture; `images` says all of them and wins over it. */
  image: imageReference.nullable(),
  images: z.array(imageReference).max(productImageLimits.maxImages),
  /** By the place in `images` of the same body, else of the product; pictures named without it keep theirs. */
  image_alts: z.array(imageAlt).max(productImageLimits.maxImages),
  price,
  description: productDescription,
  stock,
  sku: sku.nullable(),
})
export type ProductFields = z.infer<typeof productFields>
