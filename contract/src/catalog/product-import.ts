import { z } from 'zod'
import { id } from '../fields.ts'
import { productImportLimits } from './limits.ts'
import { productFields } from './product.ts'

export const newProductFields = productFields.partial().required({ name: true, price: true })

/**
 * One row of an import. It means the shop's product with its `id`, else the one with its `sku`, else the
 * one without a sku and with the same name (case-insensitive), else a new product. Absent fields stay
 * unchanged. The stock of an existing product is replaced only with the current `version` or with
 * `replace_stock`: customers buy meanwhile, and a file imported twice must not restore sold stock.
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
    /** The stock of every row has just been counted and replaces the stored stock. */
    replace_stock: z.boolean().optional(),
  })
}

export const importSummary = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows whose stock was left unchanged because they had no version. */
  stock_unchanged: z.int(),
  /** Rows whose id is no product of the shop; they were read as if they had none. */
  unknown_ids: z.int(),
})
export type ImportSummary = z.infer<typeof importSummary>
