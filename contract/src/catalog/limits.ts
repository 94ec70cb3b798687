import { hourMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/** docs/spec.md, sections 5 and 9. */
export const suggestions = freeze({
  candidates: 50,
  products: 5,
  shops: 3,
  minChars: 2,
  debounceMs: 300,
})

/** The newest `perShop` products of the nearest `shops` are ranked. */
export const similarProducts = freeze({
  shown: 8,
  shops: 20,
  perShop: 30,
  maxConsecutivePerShop: 2,
  categoryWeight: 0.6,
})

/**
 * The rows of home that name a reason. A row has `minShown` to `shown` products, at most `perShop` of each shop, out of the
 * nearest `shopsScanned` shops.
 */
export const highlights = freeze({
  shown: 8,
  minShown: 4,
  perShop: 2,
  shopsScanned: 200,
  readySoonMinutes: 15,
  giftRadiusMiles: 1,
})

export const discount = freeze({ underCents: 1000, percent: 15, struckFactorPercent: 118 })

export const productLimits = freeze({
  /** Products of a shop that are not deleted. */
  maxPerShop: 20_000,
  /** Products in one call that archives them. */
  maxArchived: 1000,
})

export const productImageLimits = freeze({ maxImages: 8, maxAltChars: 200 })

/** How long a deleted product can be restored. */
export const deletedProducts = freeze({ restorableMs: hourMs })

export const productImportLimits = freeze({
  maxRows: 10_000,
  /** Of the file. */
  maxBytes: 16 * 1024 * 1024,
  /** As JSON the same rows are longer. */
  maxBodyBytes: 24 * 1024 * 1024,
  /** In one response; the number of all errors is beside them. */
  maxErrors: 10_000,
  /** The browser imports so many rows at once; the rate limits count in this unit. */
  batchRows: 500,
})
