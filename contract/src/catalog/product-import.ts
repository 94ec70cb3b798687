import { z } from 'zod'
import { id } from '../fields.ts'
import { productImportLimits } from '../limits.ts'
import { productFields } from './product.ts'

export const newProductFields = productFields.partial().required({ name: true, price: true })

/**
 * One row of an import. It stands for the product of its `id`; failing that for the one of its `sku`; failing that for the
 * one without a sku whose name is the same but for case; else for a new one. What a row leaves out stays as it is.
 * The stock of a product that is there is replaced only with the exact `version`, or in a recount: people buy meanwhile,
 * and a file read twice must not bring back what is sold.
 */
export const importRow = newProductFields.extend({
  id: id.optional(),
  version: z.int().optional(),
  is_archived: z.boolean().optional(),
})
export type ImportRow = z.infer<typeof importRow>

export function productImportBody<Row extends z.ZodType>(row: Row) {
  return z.object({
    products: z.array(row).min(1).max(productImportLimits.maxRows),
    shopId: id,
    /** The stock of every row has just been counted: it replaces what the shelf says. */
    recount: z.boolean().optional(),
  })
}

export const importSummary = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows whose stock was left as it is, for want of a version. */
  stock_kept: z.int(),
})
export type ImportSummary = z.infer<typeof importSummary>
