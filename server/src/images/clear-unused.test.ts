import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { calls } from '@mainstreet/contract/calls.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { startTown } from '../test/harness.ts'
import { clearUnusedPictures } from './clear-unused.ts'
import { fileOf, openPictures, uploadsIn } from './pictures.ts'

const town = await startTown()
const { db, dataDir } = town
const pictures = openPictures({ db, dataDir })
const shop = await town.aShop()
const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

async function upload(colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return pictures.store(bytes, { shopId: shop.id, path: 'image' })
}

async function fileBy(id: string): Promise<string> {
  const row = await db.one<{ sha256: string }>(sql`select sha256 from images where id = ${id}`)
  const file = fileOf(uploadsIn(dataDir), row?.sha256 ?? '')
  const longAgo = later(-2)
  await utimes(file, longAgo, longAgo)
  return file
}

const pathOf = (id: string) => `/api/images/${id}`

test('a picture that nothing shows goes after a week, and what shows one keeps it', async () => {
  const ids = {
    nowhere: await upload('red'),
    asProduct: await upload('green'),
    asSecond: await upload('blue'),
    asCover: await upload('yellow'),
    inOrder: await upload('black'),
  }
  const { id } = await town.aProduct({ shop })
  const images = JSON.stringify([pathOf(ids.asProduct), pathOf(ids.asSecond)])
  await db.one(
    sql`update products set image = ${pathOf(ids.asProduct)}, images = ${images}::jsonb where id = ${id}`,
  )
  await db.one(sql`update shops set shop_photo = ${pathOf(ids.asCover)} where id = ${shop.id}`)
  const { order } = await town.anOrder({ shop })
  await db.one(sql`update order_items set image = ${pathOf(ids.inOrder)} where order_id = ${order.id}`)
  const file = await fileBy(ids.nowhere)
  await town.app.inject(`${pathOf(ids.nowhere)}?size=micro&format=webp`)

  expect(await clearUnusedPictures({ db, dataDir }, later(6))).toBe(0)
  expect(await clearUnusedPictures({ db, dataDir }, later(8))).toBe(1)
  expect(existsSync(file)).toBe(false)
  const left = await db.many<{ id: string }>(sql`select id from images order by id`)
  expect(left.map((one) => one.id)).toEqual([ids.asProduct, ids.asSecond, ids.asCover, ids.inOrder].sort())

  await shop.merchant.send(calls.deleteProduct, { params: { id } })
  expect(await clearUnusedPictures({ db, dataDir }, later(9))).toBe(0)
  expect(await clearUnusedPictures({ db, dataDir }, later(16))).toBe(2)
})

test('equal pictures share a file until the last of them goes', async () => {
  const [first, second] = [await upload('orange'), await upload('orange')]
  const file = await fileBy(first)
  const { id } = await town.aProduct({ shop })
  await db.one(sql`update products set image = ${pathOf(second)} where id = ${id}`)
  expect(await clearUnusedPictures({ db, dataDir }, later(8))).toBe(1)
  expect(existsSync(file)).toBe(true)
})
