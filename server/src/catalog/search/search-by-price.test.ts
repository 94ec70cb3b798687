import { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()

/** The first and last prices of the ranges that the index of words has, from cents to a million dollars. */
const edges = [0, 12, 13, 99, 100, 999, 1000, 1124, 1125, 9999, 10_000, 99_999, 100_000, 999_999, 1_000_000]
const prices = [...edges, 9_999_999, 10_000_000, 99_999_999, 100_000_000]

test('a search at a price finds what has the word and the price, at any bound', async () => {
  const shop = await testApp.createShop()
  await testApp.db.one(sql`
    insert into products (id, shop_id, name, price_cents, stock)
    select gen_random_uuid(), ${shop.id}, 'Pebble', cents, 1 from unnest(${prices}::bigint[]) cents`)
  const bound = fc.constantFrom(...prices)
  await fc.assert(
    fc.asyncProperty(bound, bound, async (from, to) => {
      const query = { search: 'pebble', min_price: String(from / 100), max_price: String(to / 100) }
      const { body } = await testApp.anonymous.send(calls.listProducts, { query: { ...query, limit: '100' } })
      const expected = prices.filter((cents) => cents >= from && cents <= to)
      expect(body.data.map(({ price }) => toCents(price)).sort((a, b) => a - b)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})
