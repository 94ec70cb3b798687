import type { Product } from '@mainstreet/contract/catalog/product.ts'

/** A listed product with four items in stock. */
export function createTestProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: '0190a000-0000-7000-8000-0000000000cc',
    shop_id: '0190a000-0000-7000-8000-0000000000bb',
    name: 'Rye loaf',
    image: null,
    images: [],
    price: 6.5,
    description: 'Baked at night.',
    stock: 4,
    is_archived: false,
    archived_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
    version: 1,
    shop_name: 'Pine & Crumb',
    category: 'Food',
    ...overrides,
  }
}
