import { deflateSync } from 'node:zlib'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { StorageClient } from '@supabase/storage-js'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createAnimatedGif, createPixelBomb } from '../security/harmful-images.ts'
import type { TestShop } from '../setup/factories.ts'
import { createTestApp } from '../setup/test-app.ts'

/** Disables one guard at a time, to prove that the upload tests fail without it. */
const disabled = vi.hoisted(() => ({ guards: new Set<string>() }))

vi.mock('@mainstreet/storage/storage-caller.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/storage/storage-caller.ts')>()
  return {
    ...real,
    canAccessObject: (...args: Parameters<typeof real.canAccessObject>) =>
      disabled.guards.has('folder') || real.canAccessObject(...args),
  } satisfies typeof real
})
vi.mock('@mainstreet/storage/signed-tokens.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/storage/signed-tokens.ts')>()
  return {
    ...real,
    createSignedTokens(...args: Parameters<typeof real.createSignedTokens>) {
      const tokens = real.createSignedTokens(...args)
      const readUpload: typeof tokens.readUpload = async (token, path) => {
        if (!disabled.guards.has('path')) return tokens.readUpload(token, path)
        const claims = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as {
          url: string
        }
        return tokens.readUpload(token, claims.url)
      }
      return { ...tokens, readUpload }
    },
  } satisfies typeof real
})
vi.mock('@mainstreet/contract/media/limits.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/contract/media/limits.ts')>()
  const { withoutLimits } = await import('../faults/without-limits.ts')
  return {
    ...real,
    uploadLimits: withoutLimits(real.uploadLimits, disabled.guards, {
      pixels: 'maxPixels',
      frames: 'maxFrames',
    }),
  } satisfies typeof real
})
vi.mock('@mainstreet/platform/images/sharp.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/platform/images/sharp.ts')>()
  return {
    sharp: (input: Buffer, options?: object) =>
      real.sharp(input, disabled.guards.has('pixels') ? { ...options, limitInputPixels: false } : options),
  }
})
vi.mock('@mainstreet/platform/images/sanitize-image.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/platform/images/sanitize-image.ts')>()
  return {
    ...real,
    sanitizeImage: async (bytes: Buffer, path: string) =>
      disabled.guards.has('drawing')
        ? { data: bytes, width: 1, height: 1, blurDataUrl: '' }
        : real.sanitizeImage(bytes, path),
  } satisfies typeof real
})

const testApp = await createTestApp()
let address: string
beforeAll(async () => {
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

const storage = (token: string) =>
  new StorageClient(`${address}/storage/v1`, { Authorization: `Bearer ${token}` }).from(uploadLimits.bucket)
const getToken = ({ merchant }: TestShop) => merchant.token ?? ''
const dot = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#864' } })
    .png()
    .toBuffer()
async function withoutGuard<Result>(guard: string, work: () => Promise<Result>): Promise<Result> {
  disabled.guards.add(guard)
  try {
    return await work()
  } finally {
    disabled.guards.delete(guard)
  }
}

describe('the folder of another shop', () => {
  const uploadToOtherShop = async () => {
    const [ownShop, other] = [await testApp.createShop(), await testApp.createShop()]
    const put = await storage(getToken(ownShop)).upload(`${other.id}/mine.png`, await dot())
    return put.error === null
  }
  test('rejects an upload', async () => expect(await uploadToOtherShop()).toBe(false))
  test('accepts an upload without the access check', async () =>
    expect(await withoutGuard('folder', uploadToOtherShop)).toBe(true))
})

describe('a signed URL', () => {
  const uploadToOtherPath = async () => {
    const shop = await testApp.createShop()
    const bucketClient = storage(getToken(shop))
    const { data } = await bucketClient.createSignedUploadUrl(`${shop.id}/a.png`)
    const put = await bucketClient.uploadToSignedUrl(`${shop.id}/b.png`, data?.token ?? '', await dot())
    return put.error === null
  }
  test('is valid for one path', async () => expect(await uploadToOtherPath()).toBe(false))
  test('is valid for any path without the path check', async () =>
    expect(await withoutGuard('path', uploadToOtherPath)).toBe(true))
})

describe('data hidden in an image', () => {
  const hidden = '<script>alert(1)</script>'
  const isHiddenDataStored = async () => {
    const shop = await testApp.createShop()
    const bytes = Buffer.concat([await dot(), Buffer.from(hidden), deflateSync(Buffer.from(hidden))])
    const bucketClient = storage(getToken(shop))
    await bucketClient.upload(`${shop.id}/two.png`, bytes, { contentType: 'image/png' })
    const { data } = await bucketClient.download(`${shop.id}/two.png`)
    return (await data?.text())?.includes(hidden)
  }
  test('is removed', async () => expect(await isHiddenDataStored()).toBe(false))
  test('stays without re-encoding', async () =>
    expect(await withoutGuard('drawing', isHiddenDataStored)).toBe(true))
})

/** Whether a shop can upload this file. */
const uploadFile = (name: string, bytes: () => Buffer) => async () => {
  const shop = await testApp.createShop()
  return (await storage(getToken(shop)).upload(`${shop.id}/${name}`, bytes())).error === null
}

describe('an image of sixty million pixels', () => {
  const isUploaded = uploadFile('large.png', () => createPixelBomb(7750, 7750))
  test('is rejected', async () => expect(await isUploaded()).toBe(false))
  test('is accepted without the limit', async () =>
    expect(await withoutGuard('pixels', isUploaded)).toBe(true))
})

describe('an animation of six hundred frames', () => {
  const isUploaded = uploadFile('film.gif', () => createAnimatedGif(600))
  test('is rejected', async () => expect(await isUploaded()).toBe(false))
  test('is accepted without the limit', async () =>
    expect(await withoutGuard('frames', isUploaded)).toBe(true))
})
