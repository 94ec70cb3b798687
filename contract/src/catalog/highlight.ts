import { z } from 'zod'
import { product } from './product.ts'

const highlightKind = z.enum(['closing_soon', 'ready_soon', 'gifts_nearby'])
export type HighlightKind = z.infer<typeof highlightKind>

/** A row of products with a reason to look at them now. */
export const highlight = z.object({ kind: highlightKind, products: z.array(product) })
export type Highlight = z.infer<typeof highlight>
