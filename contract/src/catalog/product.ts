import { z } from 'zod'
import { id, imageReference } from '../fields.ts'
import { shopCategory } from '../shops/shop.ts'
import { imageAlt, price, productDescription, productName, sku, stock } from './fields.ts'
import { productImageLimits } from './limits.ts'

export const product = z.object({
  id,
  shop_id: id,
  name: z.string(),
  image: z.string().nullable(),
  images: z.array(z.string()),
  /** The alt text of each of `images`, by position; absent when there is none. */
  image_alts: z.array(z.string()).optional(),
  /** Dollars, tax included. */
  price: z.number(),
  description: z.string(),
  /** The quantity that is available. */
  stock: z.int(),
  is_archived: z.boolean(),
  archived_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
  /** The shop's own number for the product, unique within the shop. */
  sku: z.string().optional(),
  /** A tiny image as a data URL, shown until `image` has loaded; only for uploaded images. */
  blur_data_url: z.string().optional(),
  shop_name: z.string(),
  category: shopCategory,
  /** The end of the shop's pause; present only if a merchant has set one, also after it has passed. */
  shop_paused_until: z.iso.datetime().optional(),
  /** Miles from the requested location; present only with a location. */
  distance: z.number().optional(),
})
export type Product = z.infer<typeof product>

/** What remains public of a product that its shop has deleted. */
export const formerProduct = product.pick({ id: true, shop_id: true, name: true })
export type FormerProduct = z.infer<typeof formerProduct>

export const productFields = z.object({
  name: productName,
  /** The first image; `images` contains all of them and takes precedence. */
  image: imageReference.nullable(),
  images: z.array(imageReference).max(productImageLimits.maxImages),
  /** By position in `images` of the same body, otherwise of the product; images without an entry keep theirs. */
  image_alts: z.array(imageAlt).max(productImageLimits.maxImages),
  price,
  description: productDescription,
  stock,
  sku: sku.nullable(),
})
export type ProductFields = z.infer<typeof productFields>
