import { z } from 'zod'
import { pickEnteredFields } from '../entity-fields.ts'
import { inputSchemas, responseSchemas } from '../entity-schemas.ts'
import { imageReference } from '../fields.ts'
import { shopCategory } from '../shops/shop.ts'
import { imageAlt } from './fields.ts'
import { productImageLimits } from './limits.ts'
import { productDescriptor } from './product-fields.ts'

export const product = z.object(
  responseSchemas(productDescriptor, {
    images: z.array(z.string()),
    image_alts: z.array(z.string()).optional(),
    sku: z.string().optional(),
    blur_data_url: z.string().optional(),
    category: shopCategory,
    shop_paused_until: z.iso.datetime().optional(),
    distance: z.number().optional(),
  }),
)
export type Product = z.infer<typeof product>

/** What remains public of a product that its shop has deleted. */
export const formerProduct = product.pick({ id: true, shop_id: true, name: true })
export type FormerProduct = z.infer<typeof formerProduct>

export const productFields = z.object(
  inputSchemas(pickEnteredFields(productDescriptor), {
    image: imageReference.nullable(),
    images: z.array(imageReference).max(productImageLimits.maxImages),
    /** By position in `images` of the same body, otherwise of the product; images without an entry keep theirs. */
    image_alts: z.array(imageAlt).max(productImageLimits.maxImages),
  }),
)
export type ProductFields = z.infer<typeof productFields>
