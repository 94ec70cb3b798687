import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { fieldLimits, productLimits } from '@mainstreet/contract/limits.ts'

export type EditedField = 'price' | 'stock'

/** The typed number; undefined for invalid input. */
export function parseTyped(field: EditedField, typed: string): number | undefined {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  const form = field === 'price' ? /^(\d+(\.\d{0,2})?|\.\d{1,2})$/ : /^\d+$/
  const value = form.test(text) ? Number(text) : Number.NaN
  const max = field === 'price' ? fieldLimits.maxDollars : productLimits.maxStock
  return value <= max ? value : undefined
}

export function formatValue(field: EditedField, value: number): string {
  return field === 'price' ? value.toFixed(2) : String(value)
}

export type InlineConflict = { field: EditedField; mine: number; current: Product }

/**
 * Another change came first. If it concerned another field, the edit is sent again with the new version; if
 * the value is the same, nothing is left to do; otherwise the user decides.
 */
export function resolveStale(
  { field, base, mine }: { field: EditedField; base: number; mine: number },
  current: Product,
): 'retry' | 'already_applied' | 'conflict' {
  if (current[field] === mine) return 'already_applied'
  return current[field] === base ? 'retry' : 'conflict'
}
