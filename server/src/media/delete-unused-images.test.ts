import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { createBlobStore } from '@mainstreet/platform/blobs/create-blob-store.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import {
  deleteOrphanedImageFiles,
  deleteUnusedImages,
} from '@mainstreet/storage/images/delete-unused-images.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()
const blobs = createBlobStore({ dataDir: testApp.dataDir })
const storage = { db: testApp.db, blobs }
/** Each call moves two days ahead: an image that was checked is not checked again within a day. */
let days = 0
const later = () => {
  days += 2
  return new Date(Date.now() + days * uploadLimits.unusedRetentionMs)
}

async function createProductWithImage(red: number) {
  const bytes = await sharp({
    create: { width: 20, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } },
  })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}
const files = async () =>
  (await readdir(join(testApp.dataDir, 'images'), { recursive: true })).filter((name) => /\.\w+$/.test(name))
const imageStatus = async (image: string) =>
  (await testApp.app.inject({ url: `${image}?size=micro` })).statusCode

test('an unused image and its files are deleted after a day; images of products and orders stay', async () => {
  const shop = await testApp.createShop()
  const createProduct = async (red: number) => {
    const body = { name: `Mug ${red}`, price: 5, stock: 5, image: await createProductWithImage(red) }
    const { product } = (await shop.merchant.send(calls.createProduct, { body })).body
    expect(await imageStatus(product.image ?? '')).toBe(200)
    return product
  }
  const [unchanged, replaced, ordered] = [
    await createProduct(10),
    await createProduct(20),
    await createProduct(30),
  ]
  await testApp.createOrder({ product: { id: ordered.id, shop } })
  for (const { id } of [replaced, ordered])
    await shop.merchant.send(calls.updateProduct, { params: { id }, body: { images: [] } })
  expect(await files()).toHaveLength(6)

  expect(await deleteUnusedImages(storage, new Date())).toBe(0)
  expect(await deleteUnusedImages(storage, later())).toBe(1)
  expect(await deleteUnusedImages(storage, later())).toBe(0)
  expect(await files()).toHaveLength(4)
  const remaining = await testApp.db.many<{ id: string }>(
    sql`select '/api/images/' || id as id from images order by id`,
  )
  expect(remaining.map(({ id }) => id)).toEqual([unchanged.image, ordered.image])
  const request = { name: 'Late', price: 1, image: replaced.image }
  expect(await shop.merchant.send(calls.createProduct, { body: request })).toMatchObject({ status: 422 })
})

test('identical images share a file, which is deleted with the last of them', async () => {
  const [one, two] = [await testApp.createShop(), await testApp.createShop()]
  const image = await createProductWithImage(99)
  const products = []
  for (const { merchant } of [one, one, two])
    products.push(
      (
        await merchant.send(calls.createProduct, {
          body: { name: `Cup ${products.length}`, price: 1, image },
        })
      ).body.product,
    )
  expect(new Set(products.map((product) => product.image)).size).toBe(2)
  const before = (await files()).length
  await one.merchant.send(calls.deleteProduct, { params: { id: products[0]?.id ?? '' } })
  await one.merchant.send(calls.deleteProduct, { params: { id: products[1]?.id ?? '' } })
  expect(await deleteUnusedImages(storage, later())).toBe(1)
  expect((await files()).length).toBe(before)
  await two.merchant.send(calls.deleteProduct, { params: { id: products[2]?.id ?? '' } })
  expect(await deleteUnusedImages(storage, later())).toBe(1)
  expect((await files()).length).toBe(before - 1)
})

test('a file without a row is deleted, other files stay', async () => {
  const before = await files()
  await blobs.write(`images/uploads/ab/${'ab'.repeat(32)}.webp`, Buffer.from('lost'))
  expect(await deleteOrphanedImageFiles(storage, new Date())).toBe(0)
  expect(await deleteOrphanedImageFiles(storage, later())).toBe(1)
  expect(await files()).toEqual(before)
})
