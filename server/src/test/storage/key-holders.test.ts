import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { StorageClient } from '@supabase/storage-js'
import { SignJWT } from 'jose'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSignedInUser } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'

const jwtSecret = 'the secret that service keys are signed with'
const publicKey = 'mainstreet-public'
const testApp = await createTestApp({
  env: {
    AUTH_TRUSTED_JWT_SECRET: jwtSecret,
    STORAGE_SERVICE_ROLE: 'on',
    STORAGE_OPEN_BUCKETS: 'notice-board',
    AUTH_EMAIL_COOLDOWN: '0',
    CLIENT_ORIGINS: 'https://app.example',
  },
})
let address: string
let service: StorageClient

const signToken = (role: string) =>
  new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 h')
    .sign(new TextEncoder().encode(jwtSecret))
const createClient = (token: string) =>
  new StorageClient(address, { apikey: publicKey, Authorization: `Bearer ${token}` })
const createJpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#864' } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  address = `${await testApp.app.listen({ host: '127.0.0.1', port: 0 })}/storage/v1`
  service = createClient(await signToken('service_role'))
  for (const id of ['notice-board', 'archive']) await service.createBucket(id, { public: false })
})

describe('a token of the service role', () => {
  test('creates, changes, empties and deletes buckets', async () => {
    const id = `bucket-${randomUUID()}`
    expect((await service.createBucket(id)).data).toEqual({ name: id })
    expect((await service.getBucket(id)).data).toEqual({
      id,
      name: id,
      owner: '',
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    await service.from(id).upload('a.txt', 'text')
    expect((await service.emptyBucket(id)).data?.message).toMatch(/^Empty bucket has been queued/)
    expect((await service.from(id).list()).data).toEqual([])
    expect((await service.deleteBucket(id)).error).toBeNull()
  })

  test('decides what plain data is called, and nothing that a browser would run', async () => {
    const archive = service.from('archive')
    await archive.upload('photo.jpg', await createJpeg())
    expect((await archive.download('photo.jpg')).data?.type).toBe('text/plain;charset=utf-8')
    await archive.upload('page.html', '<script>alert(1)</script>', { contentType: 'text/html' })
    const { signedUrl = '' } = (await archive.createSignedUrl('page.html', 60)).data ?? {}
    const page = await fetch(signedUrl)
    expect(page.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is rejected without the setting', async () => {
    const other = await createTestApp({ env: { AUTH_TRUSTED_JWT_SECRET: jwtSecret } })
    const response = await other.app.inject({
      url: '/storage/v1/bucket',
      headers: { authorization: `Bearer ${await signToken('service_role')}` },
    })
    expect(response.json()).toMatchObject({ message: 'Invalid Compact JWS' })
  })
})

describe('the public key', () => {
  test('downloads from a public bucket, and from no other', async () => {
    const shop = await testApp.createShop()
    const merchant = createClient(shop.merchant.token ?? '')
    const path = `${shop.id}/mug.jpg`
    await merchant.from(uploadLimits.bucket).upload(path, await createJpeg(), { contentType: 'image/jpeg' })
    const { data, error } = await createClient(publicKey).from(uploadLimits.bucket).download(path)
    expect(error).toBeNull()
    expect(data?.type).toBe('image/webp')
    await service.from('archive').upload('secret.txt', 'secret')
    expect((await createClient(publicKey).from('archive').download('secret.txt')).error).not.toBeNull()
    expect((await createClient(publicKey).from('archive').list()).error).toMatchObject({ statusCode: '403' })
  })

  test.each(['the key itself', 'a trusted token'])('may write to an open bucket as %s', async (kind) => {
    const client = createClient(kind === 'the key itself' ? publicKey : await signToken('anon'))
    const board = client.from('notice-board')
    const name = `${randomUUID()}.txt`
    expect((await board.upload(name, 'Lost: one cat', { upsert: true })).error).toBeNull()
    expect((await board.list()).data?.map((one) => one.name)).toContain(name)
    expect((await board.remove([name])).data).toMatchObject([{ name }])
    for (const bucket of ['archive', uploadLimits.bucket])
      expect((await client.from(bucket).upload(name, 'x')).error).toMatchObject({ statusCode: '403' })
    expect((await client.createBucket('mine')).error).toMatchObject({ message: 'Access denied' })
  })

  test('uploads only so often from one address', async () => {
    const send = (count: number) =>
      testApp.app.inject({
        method: 'POST',
        url: `/storage/v1/object/notice-board/${count}-${randomUUID()}.txt`,
        headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'text/plain' },
        remoteAddress: '198.51.100.9',
        payload: 'x',
      })
    for (let count = 0; count < uploadLimits.maxPublicPerMinute; count++)
      expect((await send(count)).statusCode).toBe(200)
    expect((await send(99)).statusCode).toBe(429)
  })
})

test('a bucket accepts an image by the type that the caller names', async () => {
  const id = `photos-${randomUUID()}`
  await service.createBucket(id, { public: true, allowedMimeTypes: ['image/png'] })
  const upload = async (contentType: string) =>
    (await service.from(id).upload(`${contentType}.img`, await createJpeg(), { contentType })).error
  expect(await upload('image/png')).toBeNull()
  expect(await upload('image/jpeg')).toMatchObject({
    statusCode: '415',
    message: 'mime type image/jpeg is not supported',
  })
  const script = await service.from(id).upload('x.png', '<script></script>', { contentType: 'image/png' })
  expect(script.error).toMatchObject({ statusCode: '415' })
})

describe('listV2', () => {
  test('pages through a folder in any order, and shows deeper folders once', async () => {
    const id = `list-${randomUUID()}`
    await service.createBucket(id)
    const names = ['in/c.txt', 'in/a.txt', 'in/b.txt', 'in/deep/1.txt', 'in/deep/2.txt', 'out.txt']
    for (const name of names) await service.from(id).upload(name, name)
    const collect = async (options: object) => {
      const found: (string | null)[][] = []
      for (let cursor: string | undefined, pages = 0; pages < 10; pages++) {
        const { data, error } = await service
          .from(id)
          .listV2({ limit: 2, ...(cursor && { cursor }), ...options })
        expect(error).toBeNull()
        found.push([...(data?.folders ?? []), ...(data?.objects ?? [])].map(({ name }) => name))
        cursor = data?.nextCursor
        if (!data?.hasNext) break
      }
      return found
    }
    expect(await collect({ prefix: 'in' })).toEqual([
      ['in/a.txt', 'in/b.txt'],
      ['in/c.txt', 'in/deep/1.txt'],
      ['in/deep/2.txt'],
    ])
    expect(await collect({ prefix: 'in/', with_delimiter: true })).toEqual([
      ['in/a.txt', 'in/b.txt'],
      ['in/deep/', 'in/c.txt'],
    ])
    const byTime = { prefix: 'in/', sortBy: { column: 'created_at', order: 'desc' } }
    expect(await collect(byTime)).toEqual([
      ['in/deep/2.txt', 'in/deep/1.txt'],
      ['in/b.txt', 'in/a.txt'],
      ['in/c.txt'],
    ])
    const forged = await service.from(id).listV2({ cursor: 'x' })
    expect(forged.error).toMatchObject({ message: 'The cursor is not one of this list' })
  })

  test('shows users only their own folders', async () => {
    const customer = await testApp.createCustomer()
    await service.from('archive').upload('listed.txt', 'x')
    const { data } = await createClient(customer.token ?? '')
      .from('archive')
      .listV2()
    expect(data).toMatchObject({ hasNext: false, objects: [], folders: [] })
  })
})

describe('an image in another size', () => {
  test('keeps its format and names its transformation', async () => {
    const archive = service.from('archive')
    await archive.upload('wide.jpg', await createJpeg(), { upsert: true })
    const { data } = await archive.download('wide.jpg', { transform: { width: 20, height: 20 } })
    expect(data?.type).toBe('image/jpeg')
    expect(await sharp(await data?.arrayBuffer()).metadata()).toMatchObject({ width: 20, height: 20 })
    const transform = { width: 20, height: 20, quality: 60 }
    const signed = await archive.createSignedUrl('wide.jpg', 60, { transform })
    const response = await fetch(signed.data?.signedUrl ?? '')
    expect(response.headers.get('x-transformations')).toBe('height:20,width:20,resizing_type:fill,quality:60')
    const plain = await archive.createSignedUrl('wide.jpg', 60)
    const untransformed = (plain.data?.signedUrl ?? '').replace('/object/sign/', '/render/image/sign/')
    expect((await fetch(untransformed)).status).toBe(400)
  })

  test('is not rendered from another file, in any size or for everybody', async () => {
    await service.from('archive').upload('text.txt', 'text', { upsert: true })
    const render = async (name: string, width: number) =>
      (await service.from('archive').download(name, { transform: { width } })).error
    expect(await render('text.txt', 20)).not.toBeNull()
    await service.from('archive').upload('small.jpg', await createJpeg(), { upsert: true })
    expect(await render('small.jpg', uploadLimits.maxRenderedSide + 1)).not.toBeNull()
    const url = `${address}/render/image/public/archive/small.jpg?width=20`
    expect((await fetch(url)).status).toBe(400)
  })
})

describe('a signed upload URL', () => {
  const sign = async (token: string, id: string) => {
    const path = `${id}/${randomUUID()}.txt`
    const { data } = await createClient(token).from(uploadLimits.bucket).createSignedUploadUrl(path)
    return async () =>
      createClient(publicKey)
        .from(uploadLimits.bucket)
        .uploadToSignedUrl(path, data?.token ?? '', await createJpeg(), { contentType: 'image/jpeg' })
  }

  test('ends with the session that signed it', async () => {
    const user = await createSignedInUser(testApp)
    const upload = await sign(user.token, user.id)
    await user.browser.auth.signOut()
    expect((await upload()).error).toMatchObject({ message: 'Invalid Compact JWS' })
    const demo = await testApp.createCustomer()
    const [before, after] = [await sign(demo.token ?? '', demo.id), await sign(demo.token ?? '', demo.id)]
    expect((await before()).error).toBeNull()
    await demo.send(calls.logout)
    expect((await after()).error).toMatchObject({ message: 'Invalid Compact JWS' })
  })

  test('ends with a ban', async () => {
    const user = await createSignedInUser(testApp)
    const upload = await sign(user.token, user.id)
    await testApp.withToken(user.token).send(calls.getMe)
    await testApp.db.one(sql`update users set banned_at = now() where id = ${user.id}`)
    expect((await upload()).error).toMatchObject({ message: 'Invalid Compact JWS' })
  })
})

describe('pages of an allowed origin', () => {
  const paths = [
    '/auth/v1/settings',
    '/storage/v1/object/public/images/x.png',
    '/realtime/v1/api/broadcast',
    '/rest/v1/products',
  ]

  test.each(paths)('may call %s, and pages of others may not', async (url) => {
    for (const [origin, allowed] of [
      ['https://app.example', 'https://app.example'],
      ['https://evil.example', undefined],
    ] as const) {
      const preflight = await testApp.app.inject({ method: 'OPTIONS', url, headers: { origin } })
      expect(preflight.statusCode).toBe(204)
      expect(preflight.headers['access-control-allow-origin']).toBe(allowed)
      const method = url.includes('broadcast') ? 'POST' : 'GET'
      const response = await testApp.app.inject({ method, url, headers: { origin } })
      expect(response.headers['access-control-allow-origin']).toBe(allowed)
    }
  })
})

test.each([
  '/rest/v1/products',
  '/rest/v1/',
  '/graphql/v1',
  '/functions/v1/hello',
  '/storage/v1/elsewhere',
  '/auth/v1/elsewhere',
])('the unknown path %s gets a response of JSON', async (url) => {
  const { statusCode, headers, json } = await testApp.app.inject({
    url,
    headers: { accept: 'text/html,*/*', 'x-supabase-api-version': '2024-01-01' },
  })
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(json()).toHaveProperty('message')
})
