export const shopCategories = ['Food', 'Coffee', 'Gifts', 'Souvenirs', 'Other'] as const
export type ShopCategory = (typeof shopCategories)[number]

export function isShopCategory(value: unknown): value is ShopCategory {
  return shopCategories.some((category) => category === value)
}

/** The chips on home (docs/spec.md, section 2); disabled ones are shown. */
export const categoryChips = [
  { category: 'Coffee', enabled: true },
  { category: 'Gifts', enabled: true },
  { category: 'Electronics', enabled: false },
  { category: 'Kids', enabled: false },
  { category: 'Sports', enabled: false },
] as const
