import type { Product } from '@mainstreet/contract/catalog/product.ts'

export type EditedField = 'price' | 'stock'

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
