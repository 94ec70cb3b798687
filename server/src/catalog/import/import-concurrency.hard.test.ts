import { calls } from '@mainstreet/contract/calls.ts'
import { uploads } from '@mainstreet/contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { claimRoom } from '../../media/reserve-quota.ts'
import { sql } from '../../platform/db/sql.ts'
import { meetAt, sabotage } from '../../test/faults/query-faults.ts'
import { startTown } from '../../test/setup/test-app.ts'

const town = await startTown()

/** How many products the same file makes when it is brought twice at once (T9). */
async function broughtTwice(): Promise<number> {
  const shop = await town.aShop()
  const products = Array.from({ length: 50 }, (_, at) => ({ name: `Jar ${at}`, price: 1 }))
  const bring = () => shop.merchant.send(calls.createProducts, { body: { shopId: shop.id, products } })
  await Promise.all([bring(), bring()])
  const row = await town.db.one<{ n: number }>(sql`
    select count(*)::int as n from products where shop_id = ${shop.id}`)
  return row?.n ?? 0
}

/** What lies in a room for a hundred that a hundred put ten into at once (T44). */
async function filledAtOnce(): Promise<number> {
  const { id } = await town.aShop()
  await town.db.one(
    sql`insert into storage_room (owner_id, bytes) values (${id}, ${uploads.quotaBytes - 100})`,
  )
  await Promise.all(Array.from({ length: 100 }, () => town.db.tx((tx) => claimRoom(tx, id, 10))))
  const row = await town.db.one<{ bytes: number }>(sql`select bytes from storage_room where owner_id = ${id}`)
  return (row?.bytes ?? 0) - uploads.quotaBytes
}

describe('an import of the same file twice at once', () => {
  test.each(Array.from({ length: 20 }, (_, at) => at))('makes no doubles (%i)', async () => {
    expect(await broughtTwice()).toBe(50)
  })

  test('makes doubles without its lock', async () => {
    const undo = [sabotage(town.db, 'no_import_lock'), meetAt(town.db, 'insert into products', 2)]
    expect(await broughtTwice()).toBe(100)
    for (const back of undo.reverse()) back()
  })
})

describe('a full room', () => {
  test('takes no more', async () => expect(await filledAtOnce()).toBe(0))

  test('overflows without its condition', async () => {
    const back = sabotage(town.db, 'no_room_condition')
    expect(await filledAtOnce()).toBe(900)
    back()
  })
})
