import { imageWidths } from '@mainstreet/contract/media/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { listDrawingNames } from './studio/drawings.ts'

const testApp = await createTestApp()
const [drawing = ''] = listDrawingNames()
const studioImageUrl = `/api/images/studio-${drawing}-coffee-0`
const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers })

describe('an image', () => {
  test('is returned in the requested size and format, cacheable forever', async () => {
    for (const [size, width] of Object.entries(imageWidths).slice(0, 2)) {
      const response = await get(`${studioImageUrl}?size=${size}&format=jpeg`)
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width })
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringContaining('immutable'),
      })
      const revalidated = await get(`${studioImageUrl}?size=${size}&format=jpeg`, {
        'if-none-match': String(response.headers.etag),
      })
      expect(revalidated.statusCode).toBe(304)
    }
  })

  test('uses a format that the browser accepts when none is requested', async () => {
    const webp = await get(`${studioImageUrl}?size=micro`, { accept: 'image/avif,image/webp,*/*' })
    expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
    expect((await get(`${studioImageUrl}?size=micro`, { accept: 'image/png' })).headers['content-type']).toBe(
      'image/jpeg',
    )
  })

  test('is created once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => get(`${studioImageUrl}?size=small&format=webp`)),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  })

  test('of a shop cover is rendered only if a shop uses it', async () => {
    const id = `cover-coffee-7-${listDrawingNames().slice(0, 3).join('.')}`
    expect((await get(`/api/images/${id}?size=micro`)).statusCode).toBe(404)
    const shop = await testApp.createShop()
    await testApp.db.one(sql`update shops set shop_photo = ${`/api/images/${id}`} where id = ${shop.id}`)
    expect((await get(`/api/images/${id}?size=micro`)).statusCode).toBe(200)
  })

  test.each([
    'studio-nothing-coffee-0',
    'up-00000000-0000-0000-0000-000000000000',
    '..%2f..%2fetc%2fpasswd',
    'UP',
    'a'.repeat(300),
  ])('%s is not found', async (id) => expect((await get(`/api/images/${id}`)).statusCode).toBe(404))

  test.each(['size=huge', 'format=svg', 'size=__proto__', 'size=small&size=small'])(
    '%s is rejected',
    async (query) => {
      expect((await get(`${studioImageUrl}?${query}`)).statusCode).toBe(400)
    },
  )
})

describe('a placeholder', () => {
  test('has the requested size, and its text is escaped', async () => {
    const text = encodeURIComponent(`</text><script>alert("1")</script>&'`)
    const { statusCode, headers, body } = await get(`/api/placeholder/200/100/theme/Coffee?text=${text}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^style-src 'unsafe-inline'; default-src 'none'; .*sandbox$/,
      ),
    })
    expect(body).toContain('width="200" height="100"')
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toContain('<script')
    await expect(sharp(Buffer.from(body)).metadata()).resolves.toMatchObject({ format: 'svg', width: 200 })
  })

  test.each([
    ['micro', 40],
    ['tiny', 32],
    ['small', 200],
    ['xlarge', 800],
  ])('%s has its preset width', async (token, width) => {
    expect((await get(`/api/placeholder/${token}?offline=true`)).body).toContain(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"`,
    )
  })

  test('long texts are truncated and control characters removed', async () => {
    const { body } = await get(
      `/api/placeholder/small?text=${encodeURIComponent(`\u0001${'é😀'.repeat(100)}`)}`,
    )
    await expect(sharp(Buffer.from(body)).metadata()).resolves.toMatchObject({ format: 'svg' })
    expect(body.length).toBeLessThan(2500)
  })

  test.each(['0/10/theme/shop', '10/2001/theme/shop', '10/x/theme/shop', '10/10/theme/cars'])(
    '%s is rejected',
    async (path) => {
      expect((await get(`/api/placeholder/${path}`)).statusCode).toBe(400)
    },
  )

  test.each(['giant', '__proto__', 'constructor'])('%s is not a preset', async (token) => {
    expect((await get(`/api/placeholder/${token}`)).statusCode).toBe(404)
  })
})
