import { calls } from '@mainstreet/contract/calls.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { alwaysClosed } from '@mainstreet/contract/shops/default-hours.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alwaysOpen } from '../../test/setup/factories.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()

const near = { lat: 37, lng: -119 }
const shopKinds = [
  { isOpen: true, category: 'Coffee', isNear: true },
  { isOpen: true, category: 'Gifts', isNear: false },
  { isOpen: false, category: 'Coffee', isNear: true },
  { isOpen: false, category: 'Gifts', isNear: false },
] as const
const prices = [0, 299, 300, 999, 1000, 2419, 2469, 4000, 9900, 1_000_000]
/** All are in the sample of common words, so that "amber" counts as the word of more than 5,000 products, and "quince" does not. */
const perShop = 20

type Made = (typeof shopKinds)[number] & {
  name: string
  price_cents: number
  stock: number
  isFeatured: boolean
}

async function fill(): Promise<Made[]> {
  const made: Made[] = []
  for (const kind of shopKinds) {
    const place = kind.isNear ? near : { lat: 45, lng: -100 }
    const hours = kind.isOpen ? alwaysOpen : alwaysClosed()
    const shop = await testApp.createShop({ ...place, hours, category: kind.category })
    for (let at = 0; at < perShop; at++) {
      const product = {
        name: `Amber ${at % 4 === 0 ? 'quince' : 'bead'} ${made.length}`,
        price_cents: prices[at % prices.length] ?? 0,
        stock: at % 3,
      }
      await testApp.db.one(sql`
        insert into products (id, shop_id, name, price_cents, stock, image, created_at)
        values (overlay(gen_random_uuid()::text placing '00' from 35)::uuid, ${shop.id}, ${product.name}, ${product.price_cents},
          ${product.stock}, '/api/placeholder/200/200/theme/Coffee', now() - ${at} * interval '1 minute')`)
      made.push({ ...kind, ...product, isFeatured: at === 1 })
    }
  }
  return made
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

test('a search with filters finds what has the words and passes each filter, in the requested order', async () => {
  const made = await fill()
  const price = fc.constantFrom(...prices)
  const filters = fc.record({
    open: fc.boolean(),
    featured: fc.boolean(),
    inStock: fc.boolean(),
    category: maybe(fc.constantFrom('Coffee' as const, 'Gifts' as const)),
    min: maybe(price),
    max: maybe(price),
    radius: fc.boolean(),
    word: fc.constantFrom('amber', 'quince', 'amber bead', 'amber absent'),
    sortBy: maybe(fc.constantFrom('name' as const, 'price' as const, 'stock' as const)),
  })
  await fc.assert(
    fc.asyncProperty(
      filters,
      async ({ open, featured, inStock, category, min, max, radius, word, sortBy }) => {
        const expected = made.filter(
          (product) =>
            word.split(' ').every((one) => product.name.toLowerCase().includes(one)) &&
            (!open || product.isOpen) &&
            (!featured || product.isFeatured) &&
            (!inStock || product.stock > 0) &&
            (!category || product.category === category) &&
            (min === undefined || product.price_cents >= min) &&
            (max === undefined || product.price_cents <= max) &&
            (!radius || product.isNear),
        )
        const { status, body } = await testApp.anonymous.send(calls.listProducts, {
          query: {
            search: word,
            limit: '100',
            ...(open && { open_now: 'true' }),
            ...(featured && { featured: 'true' }),
            ...(inStock && { in_stock: 'true' }),
            ...(category && { category }),
            ...(min !== undefined && { min_price: String(toDollars(min)) }),
            ...(max !== undefined && { max_price: String(toDollars(max)) }),
            ...(radius && { lat: String(near.lat), lng: String(near.lng), radius: '10' }),
            ...(sortBy && { sortBy }),
          },
        })
        expect(status).toBe(200)
        expect(body.data.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort())
        // what the sample alone makes common is shown as the newest 5,000
        const isCounted = open || featured || body.pagination.total < 5000
        if (isCounted) expect(body.pagination.total).toBe(expected.length)
        if (!sortBy) return
        const keys = body.data.map((product) => product[sortBy])
        expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : Number(a > b))))
      },
    ),
    { numRuns: 300 },
  )
})
