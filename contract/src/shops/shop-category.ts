export const shopCategories = ['Food', 'Coffee', 'Gifts', 'Souvenirs', 'Other'] as const
export type ShopCategory = (typeof shopCategories)[number]
