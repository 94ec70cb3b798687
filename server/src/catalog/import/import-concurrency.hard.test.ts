import { calls } from '@mainstreet/contract/calls.ts'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { reserveQuota } from '@mainstreet/storage/images/store.ts'
import { describe, expect, test } from 'vitest'
import { removeGuard, synchronizeAt } from '../../test/faults/query-faults.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()

/** The number of products after two concurrent imports of the same file. */
async function importTwiceAtOnce(): Promise<number> {
  const shop = await testApp.createShop()
  const products = Array.from({ length: 50 }, (_, index) => ({ name: `Jar ${index}`, price: 1 }))
  const importFile = () => shop.merchant.send(calls.importProducts, { body: { shopId: shop.id, products } })
  await Promise.all([importFile(), importFile()])
  const row = await testApp.db.one<{ n: number }>(sql`
    select count(*)::int as n from products where shop_id = ${shop.id}`)
  return row?.n ?? 0
}

/** The bytes over the quota after a hundred concurrent reservations of ten bytes, when a hundred bytes are free. */
async function reserveQuotaAtOnce(): Promise<number> {
  const { id } = await testApp.createShop()
  await testApp.db.one(
    sql`insert into storage_quotas (owner_id, used_bytes) values (${id}, ${uploadLimits.quotaBytes - 100})`,
  )
  await Promise.all(Array.from({ length: 100 }, () => testApp.db.tx((tx) => reserveQuota(tx, id, 10))))
  const row = await testApp.db.one<{ used_bytes: number }>(
    sql`select used_bytes from storage_quotas where owner_id = ${id}`,
  )
  return (row?.used_bytes ?? 0) - uploadLimits.quotaBytes
}

describe('two concurrent imports of the same file', () => {
  test.each(Array.from({ length: 20 }, (_, index) => index))('create no duplicates (%i)', async () => {
    expect(await importTwiceAtOnce()).toBe(50)
  })

  test('create duplicates without the import lock', async () => {
    const restoreGuards = [
      removeGuard(testApp.db, 'no_import_lock'),
      synchronizeAt(testApp.db, 'insert into products', 2),
    ]
    expect(await importTwiceAtOnce()).toBe(100)
    for (const restoreGuard of restoreGuards.reverse()) restoreGuard()
  })
})

describe('a full storage quota', () => {
  test('is not exceeded', async () => expect(await reserveQuotaAtOnce()).toBe(0))

  test('is exceeded without its condition', async () => {
    const restoreGuard = removeGuard(testApp.db, 'no_room_condition')
    expect(await reserveQuotaAtOnce()).toBe(900)
    restoreGuard()
  })
})
