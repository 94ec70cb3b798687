import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { StorageClient } from '@supabase/storage-js'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { interceptQueries } from '../faults/query-faults.ts'
import { createAnimatedGif, createPixelBomb } from '../security/harmful-images.ts'
import type { TestShop } from '../setup/factories.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
let address: string
let shop: TestShop

beforeAll(async () => {
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  shop = await testApp.createShop()
})

const bucket = () =>
  new StorageClient(`${address}/storage/v1`, { Authorization: `Bearer ${shop.merchant.token}` }).from(
    uploadLimits.bucket,
  )
const upload = (name: string, bytes: Uint8Array, contentType = 'image/png') =>
  bucket().upload(`${shop.id}/${name}`, Buffer.from(bytes), { contentType })
const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#864' }, limitInputPixels: false })

const script = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const createTruncatedImage = async () => (await createImage(300, 300).jpeg().toBuffer()).subarray(0, 300)

const rejectedUploads: [string, () => Buffer | Promise<Buffer>][] = [
  ['an image with too many pixels', () => createPixelBomb(14_000, 2000)],
  ['an animation of fifty thousand frames', () => createAnimatedGif(50_000)],
  ['an SVG with a script', () => Buffer.from(svg)],
  ['an SVG with an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['an HTML page named as an image', () => Buffer.from(`<!doctype html>${script}`)],
  ['an HTML page behind the first bytes of an image', () => Buffer.from(`GIF89a/*${script}*/=1`)],
  ['a truncated image', createTruncatedImage],
  ['an empty file', () => Buffer.alloc(0)],
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
  ['an unsupported image type', () => createImage(9, 9).tiff().toBuffer()],
]

test.each(rejectedUploads)(
  '%s is rejected, also as a data URL, and leaves nothing stored',
  async (name, make) => {
    const bytes = await make()
    const before = process.memoryUsage().rss
    const { error } = await upload(`${name.replaceAll(' ', '-')}.png`, bytes)
    expect(error, name).toMatchObject({ status: 400, statusCode: expect.stringMatching(/^4(00|13|15)$/) })
    if (bytes.length < 2_000_000) {
      const image = `data:image/png;base64,${bytes.toString('base64')}`
      const created = await shop.merchant.send(calls.createProduct, {
        body: { name: 'Mug', price: 1, image },
      })
      expect(created.status, name).toBe(422)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
    const stored = await testApp.db.one<{ n: number }>(sql`
    select (select count(*) from images) + (select count(*) from storage_objects) as n`)
    expect(stored?.n).toBe(0)
  },
)

test('an image that is also an HTML page is stored as a plain image', async () => {
  const photo = await createImage(40, 40)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: script } })
    .toBuffer()
  const both = Buffer.concat([photo, Buffer.from(`<html>${script}</html>`)])
  const { data } = await upload('both.jpg', both, 'text/html')
  const stored = await bucket().download(data?.path ?? '')
  const bytes = Buffer.from((await stored.data?.arrayBuffer()) ?? new ArrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40 })
  expect(bytes.includes('script')).toBe(false)
})

test('too large an upload is rejected before all bytes have arrived', async () => {
  const { error } = await upload('heavy.png', Buffer.alloc(uploadLimits.maxBytes + 200_000))
  expect(error).toMatchObject({ statusCode: '413', message: 'The object exceeded the maximum allowed size' })
  const form = new Blob([Buffer.alloc(uploadLimits.maxBytes + 50_000)], { type: 'image/png' })
  expect((await bucket().upload(`${shop.id}/form.png`, form)).error).toMatchObject({ statusCode: '413' })
})

test('an interrupted upload leaves nothing stored', async () => {
  const files = async () => (await readdir(join(testApp.dataDir, 'images'), { recursive: true })).length
  const before = await files()
  await new Promise<void>((resolve) => {
    const sending = httpRequest(`${address}/storage/v1/object/images/${shop.id}/cut.png`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shop.merchant.token}`,
        'content-type': 'image/png',
        'content-length': 90_000,
      },
    })
    sending.on('error', () => undefined).on('close', () => resolve())
    sending.write(Buffer.alloc(40_000), () => setTimeout(() => sending.destroy(), 50))
  })
  expect((await bucket().exists(`${shop.id}/cut.png`)).data).toBe(false)
  await expect.poll(files).toBe(before)
})

test('concurrent uploads cannot exceed the quota of a shop', async () => {
  const shopNearQuota = await testApp.createShop()
  await testApp.db.one(sql`
    insert into storage_quotas (owner_id, used_bytes) values (${shopNearQuota.id}, ${uploadLimits.quotaBytes - 5000})`)
  const bucketClient = new StorageClient(`${address}/storage/v1`, {
    Authorization: `Bearer ${shopNearQuota.merchant.token}`,
  }).from(uploadLimits.bucket)
  const createNoiseImage = async (seed: number) =>
    sharp(
      Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, index) => (index * index * (seed + 3)) % 255)),
      {
        raw: { width: 60, height: 60, channels: 3 },
      },
    )
      .png()
      .toBuffer()
  const all = await Promise.all(
    Array.from({ length: 12 }, async (_, index) =>
      bucketClient.upload(`${shopNearQuota.id}/${index}.png`, await createNoiseImage(index)),
    ),
  )
  const rejected = all.flatMap(({ error }) => (error ? [error] : []))
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected.length).toBeLessThan(12)
  for (const error of rejected)
    expect(error).toMatchObject({ statusCode: '413', message: expect.stringContaining('all 300 MB') })
  const stored = await testApp.db.one<{ used_bytes: number; sum: number }>(sql`
    select used_bytes, (select coalesce(sum(bytes), 0) from images where owner_id = ${shopNearQuota.id})::bigint as sum
    from storage_quotas where owner_id = ${shopNearQuota.id}`)
  expect(stored?.used_bytes).toBeLessThanOrEqual(uploadLimits.quotaBytes)
  expect(stored?.used_bytes).toBe(uploadLimits.quotaBytes - 5000 + (stored?.sum ?? 0))

  const names = all.flatMap(({ data }) => (data ? [data.path] : []))
  await bucketClient.remove(names)
  const after = await testApp.db.one<{ used_bytes: number }>(
    sql`select used_bytes from storage_quotas where owner_id = ${shopNearQuota.id}`,
  )
  expect(after?.used_bytes).toBe(uploadLimits.quotaBytes - 5000)
})

test('copies of an image are bounded by the number of objects of their owner', async () => {
  const owner = await testApp.createShop()
  const client = new StorageClient(`${address}/storage/v1`, {
    Authorization: `Bearer ${owner.merchant.token}`,
  }).from(uploadLimits.bucket)
  const bytes = await createImage(9, 9).png().toBuffer()
  expect((await client.upload(`${owner.id}/first.png`, bytes, { contentType: 'image/png' })).error).toBeNull()
  await testApp.db.one(sql`
    update storage_quotas set object_count = ${uploadLimits.maxObjects - 4} where owner_id = ${owner.id}`)
  const copies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      client.copy(`${owner.id}/first.png`, `${owner.id}/${index}.png`),
    ),
  )
  const made = copies.filter(({ error }) => error === null)
  expect(made).toHaveLength(4)
  for (const { error } of copies)
    if (error) expect(error).toMatchObject({ statusCode: '413', message: expect.stringContaining('objects') })
  await client.remove([`${owner.id}/first.png`])
  expect((await client.upload(`${owner.id}/next.png`, bytes, { contentType: 'image/png' })).error).toBeNull()
})

test.each([
  ['nested thousands of levels deep', `{"a":${'['.repeat(4900)}${']'.repeat(4900)}}`, 400],
  ['with the escape of NUL', '{"a":"\\u0000"}', 400],
  ['with an unpaired surrogate', '{"a":"\\ud800"}', 400],
  ['with an escaped backslash before u0000', '{"a":"\\\\u0000"}', 200],
])('metadata %s', async (name, metadata, status) => {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/storage/v1/object/${uploadLimits.bucket}/${shop.id}/${encodeURIComponent(name)}.png`,
    headers: {
      authorization: `Bearer ${shop.merchant.token}`,
      'content-type': 'image/png',
      'x-metadata': Buffer.from(metadata).toString('base64'),
    },
    payload: await createImage(9, 9).png().toBuffer(),
  })
  expect([response.statusCode, response.body]).toEqual([status, expect.any(String)])
})

test.each(['53100', 'ENOSPC'])('an upload to a full disk (%s) is unavailable for a minute', async (code) => {
  const restore = interceptQueries(testApp.db, (query) => {
    if (!query.text.includes('insert into storage_objects')) return query
    throw Object.assign(new Error('No space left on device'), { code })
  })
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/storage/v1/object/${uploadLimits.bucket}/${shop.id}/full-${code}.png`,
    headers: { authorization: `Bearer ${shop.merchant.token}`, 'content-type': 'image/png' },
    payload: await createImage(9, 9).png().toBuffer(),
  })
  restore()
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('60')
  expect(response.json()).toMatchObject({ code: 'unavailable' })
})
