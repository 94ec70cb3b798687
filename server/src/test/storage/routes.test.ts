import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { StorageClient } from '@supabase/storage-js'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../setup/factories.ts'
import { createTestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'

const testApp = await createTestApp()
let address: string
let shop: TestShop
let otherShop: TestShop
let admin: TestUser

beforeAll(async () => {
  address = `${await testApp.app.listen({ host: '127.0.0.1', port: 0 })}/storage/v1`
  shop = await testApp.createShop()
  otherShop = await testApp.createShop()
  admin = await testApp.createAdmin()
})

const createClient = (user: TestUser) =>
  new StorageClient(address, {
    apikey: 'public',
    ...(user.token && { Authorization: `Bearer ${user.token}` }),
  })
const imageBucket = (user: TestUser) => createClient(user).from(uploadLimits.bucket)
const createPng = (width = 60, height = 40, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer()
const path = (name: string) => `${shop.id}/${name}`

describe('an image that a merchant uploads', () => {
  test('can be used by a product and is public', async () => {
    const { merchant } = shop
    const blob = new Blob([new Uint8Array(await createPng())], { type: 'image/png' })
    const { data, error } = await imageBucket(merchant).upload(path('mug.png'), blob)
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: path('mug.png'), fullPath: `images/${path('mug.png')}` })
    expect(data?.id).toMatch(/^up-/)

    const image = `/api/images/${data?.id}`
    const created = await merchant.send(calls.createProduct, { body: { name: 'Mug', price: 9, image } })
    expect(created).toMatchObject({ status: 201, body: { product: { image, images: [image] } } })
    expect(created.body.product.blur_data_url).toMatch(/^data:image\/webp;base64,/)
    expect((await testApp.app.inject({ url: `${image}?size=micro` })).statusCode).toBe(200)

    const { publicUrl } = imageBucket(testApp.anonymous).getPublicUrl(path('mug.png')).data
    const response = await fetch(publicUrl)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('max-age=3600')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 60 })
  })

  test('is rotated upright and stored without camera and location data', async () => {
    const photo = await sharp(await createPng(60, 40))
      .withExif({ IFD0: { Copyright: 'Kim' }, IFD3: { GPSLatitude: '37/1 29/1 5/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await imageBucket(shop.merchant).upload(path('turned.jpg'), photo, { contentType: 'image/jpeg' })
    const { data } = await imageBucket(shop.merchant).download(path('turned.jpg'))
    const metadata = await sharp(await data?.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ width: 40, height: 60 })
    expect([metadata.exif, metadata.orientation, metadata.icc && metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('is a duplicate the second time, unless upsert is set', async () => {
    const bucket = imageBucket(shop.merchant)
    await bucket.upload(path('twice.png'), await createPng(), { contentType: 'image/png' })
    const duplicate = await bucket.upload(path('twice.png'), await createPng(), { contentType: 'image/png' })
    expect(duplicate.error).toMatchObject({
      message: 'The resource already exists',
      status: 400,
      statusCode: '409',
    })
    const replaced = await bucket.upload(path('twice.png'), await createPng(61), { upsert: true })
    expect(replaced.error).toBeNull()
    const updated = await bucket.update(path('twice.png'), await createPng(62))
    expect(updated.error).toBeNull()
    const { data } = await bucket.download(path('twice.png'))
    expect(await sharp(await data?.arrayBuffer()).metadata()).toMatchObject({ width: 62 })
    expect(replaced.data?.id).not.toBe(updated.data?.id)
  })

  test('is stored once for twenty concurrent uploads, without leftover files', async () => {
    const bucket = imageBucket(shop.merchant)
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        bucket.upload(path('race.png'), await createPng(30, 30, index * 9)),
      ),
    )
    expect(all.filter(({ error }) => !error)).toHaveLength(1)
    const unreferenced = await testApp.db.one<{ n: number }>(sql`
      select count(*)::int as n from images i where width = 30 and not is_image_in_use(i.id)`)
    expect(unreferenced?.n).toBe(0)
  })
})

describe('folders', () => {
  const folder = () => path('shelf')

  test('list a hundred by name, folders first, with limit, offset, search and order', async () => {
    const bucket = imageBucket(shop.merchant)
    for (const name of ['b.png', 'a.png', 'c.png', 'deep/d.png'])
      await bucket.upload(`${folder()}/${name}`, await createPng())
    const { data } = await bucket.list(folder())
    expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['deep', true],
      ['a.png', false],
      ['b.png', false],
      ['c.png', false],
    ])
    expect(data?.[1]?.metadata).toMatchObject({ mimetype: 'image/webp', cacheControl: 'max-age=3600' })
    const part = await bucket.list(folder(), {
      limit: 1,
      offset: 1,
      search: '',
      sortBy: { column: 'name', order: 'desc' },
    })
    expect(part.data?.map(({ name }) => name)).toEqual(['c.png'])
    expect((await bucket.list(folder(), { search: 'b' })).data).toHaveLength(1)
    expect((await imageBucket(otherShop.merchant).list(folder())).data).toEqual([])
    expect((await imageBucket(admin).list(folder())).data).toHaveLength(4)
  })

  test('belong to one shop: no other user can write, move, delete or sign there', async () => {
    const imagePath = path('own.png')
    await imageBucket(shop.merchant).upload(imagePath, await createPng())
    const customer = await testApp.createCustomer()
    for (const other of [otherShop.merchant, customer]) {
      const bucket = imageBucket(other)
      expect((await bucket.upload(path('x.png'), await createPng())).error).toMatchObject({
        statusCode: '403',
      })
      expect((await bucket.upload(imagePath, await createPng(), { upsert: true })).error).toMatchObject({
        statusCode: '403',
      })
      expect((await bucket.createSignedUploadUrl(imagePath)).error).toMatchObject({ statusCode: '403' })
      expect((await bucket.move(imagePath, `${other.id}/mine.png`)).error).toMatchObject({
        statusCode: '404',
      })
      expect((await bucket.remove([imagePath])).data).toEqual([])
    }
    expect((await imageBucket(testApp.anonymous).upload(imagePath, await createPng())).error).toMatchObject({
      statusCode: '403',
      message: 'Invalid Compact JWS',
    })
    expect((await imageBucket(customer).upload(`${customer.id}/me.png`, await createPng())).error).toBeNull()
    expect((await imageBucket(admin).upload(path('by-admin.png'), await createPng())).error).toBeNull()
    expect((await imageBucket(shop.merchant).exists(imagePath)).data).toBe(true)
  })

  test.each([
    '../x.png',
    'a/../../x.png',
    '%2e%2e/x.png',
    'a\u0000b.png',
    `${'n'.repeat(1200)}.png`,
    'ü.png',
  ])('%j is not a valid name', async (name) => {
    const { error } = await imageBucket(shop.merchant).upload(`${shop.id}/${name}`, await createPng())
    expect(error).toMatchObject({ status: expect.any(Number) })
    expect(Number((error as { status?: number } | null)?.status)).toBeLessThan(500)
  })
})

test('objects move, are copied, looked up and removed, and an image that a product uses stays', async () => {
  const bucket = imageBucket(shop.merchant)
  const { data: first } = await bucket.upload(path('one.png'), await createPng(33), {
    metadata: { alt: 'One' },
  })
  expect((await bucket.copy(path('one.png'), path('two.png'))).data).toEqual({
    path: `images/${path('two.png')}`,
  })
  expect((await bucket.copy(path('one.png'), path('two.png'))).error).toMatchObject({ statusCode: '409' })
  expect((await bucket.move(path('one.png'), path('two.png'))).error).toMatchObject({ statusCode: '409' })
  expect((await bucket.move(path('one.png'), path('three.png'))).data).toMatchObject({
    message: 'Successfully moved',
  })
  expect((await bucket.exists(path('one.png'))).data).toBe(false)
  expect((await bucket.info(path('three.png'))).data).toMatchObject({
    id: first?.id,
    contentType: 'image/webp',
    metadata: { alt: 'One' },
  })
  const image = `/api/images/${first?.id}`
  await shop.merchant.send(calls.createProduct, { body: { name: 'Shown', price: 1, image } })
  const removed = await bucket.remove([path('two.png'), path('three.png'), path('never.png')])
  expect(removed.data?.map(({ name }) => name).sort()).toEqual([path('three.png'), path('two.png')])
  expect((await testApp.app.inject({ url: `${image}?size=micro` })).statusCode).toBe(200)
})

describe('a signed URL', () => {
  test('allows an upload of exactly one object without a session', async () => {
    const { data } = await imageBucket(shop.merchant).createSignedUploadUrl(path('signed.png'))
    const token = data?.token ?? ''
    const put = (name: string, uploadToken = token) =>
      imageBucket(testApp.anonymous).uploadToSignedUrl(path(name), uploadToken, new Blob([new Uint8Array(1)]))
    expect((await put('other.png')).error).toMatchObject({ message: 'invalid signature' })
    expect((await put('signed.png', `${token}x`)).error).toMatchObject({ statusCode: '400' })
    const blob = new Blob([new Uint8Array(await createPng())])
    const uploaded = await imageBucket(testApp.anonymous).uploadToSignedUrl(path('signed.png'), token, blob)
    expect(uploaded).toMatchObject({ error: null, data: { fullPath: `images/${path('signed.png')}` } })
    const repeated = await imageBucket(testApp.anonymous).uploadToSignedUrl(path('signed.png'), token, blob, {
      upsert: true,
    })
    expect(repeated.error).toMatchObject({ statusCode: '409' })
  })

  test('expires after two hours, a download URL after the requested time', async () => {
    const bucket = imageBucket(shop.merchant)
    const { data: upload } = await bucket.createSignedUploadUrl(path('late.png'))
    await bucket.upload(path('shown.png'), await createPng())
    const { data: link } = await bucket.createSignedUrl(path('shown.png'), 60, { download: 'cup.webp' })
    const url = link?.signedUrl ?? ''
    const download = await fetch(url)
    expect(download.status).toBe(200)
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''cup.webp")
    const several = await bucket.createSignedUrls([path('shown.png'), path('never.png')], 60)
    expect(several.data?.map(({ error }) => error === null)).toEqual([true, false])
    testApp.clock.now = new Date(Date.now() + uploadLimits.signedUrlSeconds * 1000 + 5000)
    try {
      expect((await fetch(url)).status).toBe(400)
      const put = await bucket.uploadToSignedUrl(path('late.png'), upload?.token ?? '', await createPng())
      expect(put.error).toMatchObject({ message: 'invalid signature' })
    } finally {
      testApp.clock.now = undefined
    }
  })
})

describe('buckets', () => {
  test('are created, updated, emptied and deleted only by admins', async () => {
    const adminClient = createClient(admin)
    expect((await createClient(shop.merchant).createBucket('papers')).error).toMatchObject({
      statusCode: '403',
    })
    expect((await adminClient.createBucket('papers', { public: false, fileSizeLimit: '1kb' })).data).toEqual({
      name: 'papers',
    })
    expect((await adminClient.createBucket('papers')).error).toMatchObject({ statusCode: '409' })
    expect((await adminClient.getBucket('papers')).data).toMatchObject({
      id: 'papers',
      name: 'papers',
      public: false,
      file_size_limit: 1000,
    })
    const papers = createClient(shop.merchant).from('papers')
    const text = 'name,price\nMug,9\n'
    const { error } = await papers.upload(path('list.csv'), text, { contentType: 'text/csv' })
    expect(error).toBeNull()
    const page = await papers.upload(path('page.png'), '<!doctype html><script>alert(1)</script>')
    expect(page.error).toBeNull()
    const { data: signed } = await papers.createSignedUrl(path('page.png'), 60)
    const response = await fetch(signed?.signedUrl ?? '')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox$/)
    expect(await (await papers.download(path('list.csv'))).data?.text()).toBe(text)
    expect((await papers.upload(path('big.txt'), 'x'.repeat(1001))).error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    })
    expect((await fetch(`${address}/object/public/papers/${path('list.csv')}`)).status).toBe(400)
    expect(
      (await createClient(otherShop.merchant).from('papers').download(path('list.csv'))).error,
    ).not.toBeNull()

    expect((await adminClient.deleteBucket('papers')).error).toMatchObject({ statusCode: '409' })
    await adminClient.updateBucket('papers', { public: true })
    expect((await adminClient.getBucket('papers')).data).toMatchObject({
      public: true,
      file_size_limit: 1000,
    })
    await adminClient.emptyBucket('papers')
    expect((await adminClient.deleteBucket('papers')).error).toBeNull()
    expect((await adminClient.getBucket('papers')).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    })
    expect((await adminClient.listBuckets()).data?.map(({ id }) => id)).toEqual(['images'])
    expect((await createClient(testApp.anonymous).listBuckets()).error).toMatchObject({ statusCode: '403' })
    expect(await readdir(join(testApp.dataDir, 'storage'))).toEqual([])
  })

  test('an unknown bucket is not found by any call', async () => {
    const lost = createClient(shop.merchant).from(`b${randomUUID()}`)
    for (const { error } of [
      await lost.upload(path('a.png'), await createPng()),
      await lost.list(),
      await lost.remove([path('a.png')]),
      await lost.createSignedUrl(path('a.png'), 5),
    ])
      expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  })
})
