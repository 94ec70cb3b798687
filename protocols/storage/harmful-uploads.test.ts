import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { uploadLimits } from '@mainstreet/contract/limits.ts'
import { StorageClient } from '@supabase/storage-js'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/src/platform/db/sql.ts'
import { createAnimatedGif, createPixelBomb } from '../../server/src/test/security/harmful-images.ts'
import type { TestShop } from '../../server/src/test/setup/factories.ts'
import { createTestApp } from '../../server/src/test/setup/test-app.ts'

/** T44: no file can hurt anyone. */
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
  ['a bomb of pixels', () => createPixelBomb(14_000, 2000)],
  ['a film of fifty thousand frames', () => createAnimatedGif(50_000)],
  ['a drawing with script', () => Buffer.from(svg)],
  ['a drawing in XML', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page called a picture', () => Buffer.from(`<!doctype html>${script}`)],
  ['a page behind the first bytes of a picture', () => Buffer.from(`GIF89a/*${script}*/=1`)],
  ['half a picture', createTruncatedImage],
  ['nothing at all', () => Buffer.alloc(0)],
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
  ['a picture type that we do not read', () => createImage(9, 9).tiff().toBuffer()],
]

test.each(rejectedUploads)(
  '%s is refused, also as a data URL, and leaves nothing behind',
  async (name, make) => {
    const bytes = await make()
    const before = process.memoryUsage().rss
    const { error } = await upload(`${name.replaceAll(' ', '-')}.png`, bytes)
    expect(error, name).toMatchObject({ status: 400, statusCode: expect.stringMatching(/^4(00|13|15)$/) })
    if (bytes.length < 2_000_000) {
      const image = `data:image/png;base64,${bytes.toString('base64')}`
      const made = await shop.merchant.send(calls.createProduct, { body: { name: 'Mug', price: 1, image } })
      expect(made.status, name).toBe(422)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
    const kept = await testApp.db.one<{ n: number }>(sql`
    select (select count(*) from images) + (select count(*) from storage_objects) as n`)
    expect(kept?.n).toBe(0)
  },
)

test('a picture that is also a page comes out as a picture alone', async () => {
  const photo = await createImage(40, 40)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: script } })
    .toBuffer()
  const both = Buffer.concat([photo, Buffer.from(`<html>${script}</html>`)])
  const { data } = await upload('both.jpg', both, 'text/html')
  const kept = await bucket().download(data?.path ?? '')
  const bytes = Buffer.from((await kept.data?.arrayBuffer()) ?? new ArrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40 })
  expect(bytes.includes('script')).toBe(false)
})

test('too many bytes are refused before they are all there', async () => {
  const { error } = await upload('heavy.png', Buffer.alloc(uploadLimits.maxBytes + 200_000))
  expect(error).toMatchObject({ statusCode: '413', message: 'The object exceeded the maximum allowed size' })
  const form = new Blob([Buffer.alloc(uploadLimits.maxBytes + 50_000)], { type: 'image/png' })
  expect((await bucket().upload(`${shop.id}/form.png`, form)).error).toMatchObject({ statusCode: '413' })
})

test('an upload cut in the middle leaves nothing behind', async () => {
  const files = async () => (await readdir(join(testApp.dataDir, 'images'), { recursive: true })).length
  const before = await files()
  await new Promise<void>((cut) => {
    const sending = httpRequest(`${address}/storage/v1/object/pictures/${shop.id}/cut.png`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shop.merchant.token}`,
        'content-type': 'image/png',
        'content-length': 90_000,
      },
    })
    sending.on('error', () => undefined).on('close', () => cut())
    sending.write(Buffer.alloc(40_000), () => setTimeout(() => sending.destroy(), 50))
  })
  expect((await bucket().exists(`${shop.id}/cut.png`)).data).toBe(false)
  await expect.poll(files).toBe(before)
})

test('a shop keeps no more than its room, however many send at once', async () => {
  const room = await testApp.createShop()
  await testApp.db.one(sql`
    insert into storage_room (owner_id, bytes) values (${room.id}, ${uploadLimits.quotaBytes - 5000})`)
  const mine = new StorageClient(`${address}/storage/v1`, {
    Authorization: `Bearer ${room.merchant.token}`,
  }).from(uploadLimits.bucket)
  const noisy = async (seed: number) =>
    sharp(Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, at) => (at * at * (seed + 3)) % 255)), {
      raw: { width: 60, height: 60, channels: 3 },
    })
      .png()
      .toBuffer()
  const all = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => mine.upload(`${room.id}/${at}.png`, await noisy(at))),
  )
  const lost = all.flatMap(({ error }) => (error ? [error] : []))
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.length).toBeLessThan(12)
  for (const error of lost)
    expect(error).toMatchObject({ statusCode: '413', message: expect.stringContaining('no room') })
  const kept = await testApp.db.one<{ bytes: number; sum: number }>(sql`
    select bytes, (select coalesce(sum(bytes), 0) from images where owner_id = ${room.id})::bigint as sum
    from storage_room where owner_id = ${room.id}`)
  expect(kept?.bytes).toBeLessThanOrEqual(uploadLimits.quotaBytes)
  expect(kept?.bytes).toBe(uploadLimits.quotaBytes - 5000 + (kept?.sum ?? 0))

  const names = all.flatMap(({ data }) => (data ? [data.path] : []))
  await mine.remove(names)
  const after = await testApp.db.one<{ bytes: number }>(
    sql`select bytes from storage_room where owner_id = ${room.id}`,
  )
  expect(after?.bytes).toBe(uploadLimits.quotaBytes - 5000)
})
