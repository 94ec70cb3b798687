import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { fieldLimits, productLimits } from '@mainstreet/contract/limits.ts'

export type EditedField = 'price' | 'stock'

/** What has been typed; undefined where it is no price or no count. */
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
 * Somebody else was quicker. Where that was about something else the edit is sent again on the new version; where it
 * came to the same there is nothing left to do; else a person decides.
 */
export function resolveStale(
  { field, base, mine }: { field: EditedField; base: number; mine: number },
  current: Product,
): 'send again' | 'is so' | 'ask' {
  if (current[field] === mine) return 'is so'
  return current[field] === base ? 'send again' : 'ask'
}
