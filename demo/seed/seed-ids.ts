/** Fixed ids in the form of UUID v7; a shop's products keep theirs when another shop gets more. */
export const shopId = (shop: number) => seedId('8001', shop)
export const productId = (shop: number, product: number) => seedId('8002', shop * 1000 + product)
export const personId = (person: number) => seedId('8003', person)

function seedId(kind: string, n: number) {
  return `01900000-0000-7000-${kind}-${String(n).padStart(12, '0')}`
}
