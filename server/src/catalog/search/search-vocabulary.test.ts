import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'
import type { TestUser } from '../../test/setup/test-user.ts'
import { createSearchTermCleanup } from './delete-unused-search-terms.ts'

let testApp: TestApp
let admin: TestUser

beforeEach(async () => {
  testApp = await createTestApp()
  admin = await testApp.createAdmin()
})

const listWords = async () =>
  (await testApp.db.many<{ word: string }>(sql`select word from search_terms order by word`)).map(
    ({ word }) => word,
  )
const approve = (id: string) => admin.send(calls.approveShop, { params: { id } })
const rename = (shop: { merchant: TestUser }, id: string, name: string) =>
  shop.merchant.send(calls.updateProduct, { params: { id }, body: { name } })

describe('the vocabulary of the search', () => {
  test('learns nothing from a shop that waits for approval, and its names when it is approved', async () => {
    const shop = await testApp.createShop({ name: 'Zymurgy', status: 'pending_approval' })
    const product = await testApp.createProduct({ shop, name: 'Kombucha' })
    await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { name: 'Zymurgist' } })
    await rename(shop, product.id, 'Kefir')
    expect(await listWords()).toEqual([])
    await approve(shop.id)
    expect(await listWords()).toEqual(['kefir', 'zymurgist'])
  })

  test('learns from a public shop and its public products', async () => {
    const shop = await testApp.createShop({ name: 'Zymurgy' })
    const product = await testApp.createProduct({ shop, name: 'Kombucha' })
    await testApp.createProduct({ shop, name: 'Hidden', is_archived: true })
    await rename(shop, product.id, 'Kefir')
    await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { name: 'Zymurgist' } })
    expect(await listWords()).toEqual(['kefir', 'kombucha', 'zymurgist', 'zymurgy'])
  })

  test('learns the name of an archived product when it is shown again', async () => {
    const shop = await testApp.createShop({ name: 'Zymurgy' })
    const { id } = await testApp.createProduct({ shop, name: 'Kombucha', is_archived: true })
    expect(await listWords()).toEqual(['zymurgy'])
    await shop.merchant.send(calls.archiveProduct, { params: { id }, body: { archived: false } })
    expect(await listWords()).toEqual(['kombucha', 'zymurgy'])
  })

  test('loses the words that no public name has any more, and no others', async () => {
    const shop = await testApp.createShop({ name: 'Zymurgy_and more' })
    const product = await testApp.createProduct({ shop, name: 'Kombucha from Zypherson' })
    await testApp.createProduct({ shop, name: 'The Café, with Crème-Brûlée v2.beta' })
    await rename(shop, product.id, 'Kombuchas')
    const cleanup = createSearchTermCleanup(testApp.db)
    await cleanup()
    expect(await listWords()).toEqual(
      ['and', 'beta', 'brulee', 'cafe', 'creme', 'kombuchas', 'more', 'the', 'v2', 'with', 'zymurgy'].sort(),
    )
    await admin.send(calls.rejectShop, { params: { id: shop.id }, body: { reason: 'Mouldy' } })
    await cleanup()
    // an index finds no word of two letters
    expect(await listWords()).toEqual(['v2'])
  })

  test('is walked through in bounded runs', async () => {
    await testApp.db.one(sql`
      insert into search_terms select 'word' || lpad(n::text, 3, '0') from generate_series(1, 250) n`)
    const cleanup = createSearchTermCleanup(testApp.db)
    const left: number[] = []
    for (let run = 0; run < 3; run++) {
      await cleanup()
      left.push((await listWords()).length)
    }
    expect(left).toEqual([150, 50, 0])
  })

  test('is checked with indexes', async () => {
    await testApp.db.tx(async (tx) => {
      await tx.one(sql`set local enable_seqscan = off`)
      const plan = await tx.many<Record<string, string>>(sql`
        explain select from products p where p.is_listed and search_words(p.name) ~ '(^| )kefir( |$)'`)
      expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('products_trigrams')
    })
  })
})
