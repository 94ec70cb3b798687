/** Fixed ids in the form of UUID v7; a shop's products keep theirs when another shop gets more. */
export const seedShopId = (shop: number) => seedId('8001', shop)
export const seedProductId = (shop: number, product: number) => seedId('8002', shop * 1000 + product)
export const seedUserId = (user: number) => seedId('8003', user)

function seedId(kind: string, n: number) {
  return `01900000-0000-7000-${kind}-${String(n).padStart(12, '0')}`
}
