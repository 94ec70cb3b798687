import { deflateSync } from 'node:zlib'
import { uploadLimits } from '@mainstreet/contract/limits.ts'
import { StorageClient } from '@supabase/storage-js'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createAnimatedGif, createPixelBomb } from '../../server/src/test/security/harmful-images.ts'
import type { TestShop } from '../../server/src/test/setup/factories.ts'
import { createTestApp } from '../../server/src/test/setup/test-app.ts'

/** T44: what the quick tests see refused comes through once its guard is gone, so they can fail. */
const disabled = vi.hoisted(() => ({ guards: new Set<string>() }))

vi.mock('./object-names.ts', async (load) => {
  const real = await load<typeof import('./object-names.ts')>()
  return {
    ...real,
    canAccessObject: (...asked: Parameters<typeof real.canAccessObject>) =>
      disabled.guards.has('folder') || real.canAccessObject(...asked),
  } satisfies typeof real
})
vi.mock('./signed-tokens.ts', async (load) => {
  const real = await load<typeof import('./signed-tokens.ts')>()
  return {
    ...real,
    createSignedTokens(...given: Parameters<typeof real.createSignedTokens>) {
      const tokens = real.createSignedTokens(...given)
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
vi.mock('@mainstreet/contract/limits.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/contract/limits.ts')>()
  const { withoutLimits } = await import('../../server/src/test/faults/without-limits.ts')
  return {
    ...real,
    uploadLimits: withoutLimits(real.uploadLimits, disabled.guards, {
      pixels: 'maxPixels',
      frames: 'maxFrames',
    }),
  } satisfies typeof real
})
vi.mock('sharp', async (load) => {
  const { default: real } = await load<{ default: typeof sharp }>()
  const open = (bytes: Buffer, options?: object) =>
    disabled.guards.has('pixels')
      ? real(bytes, { ...options, limitInputPixels: false })
      : real(bytes, options)
  return { default: Object.assign(open, real) }
})
vi.mock('../../server/src/media/sanitize-image.ts', async (load) => {
  const real = await load<typeof import('../../server/src/media/sanitize-image.ts')>()
  return {
    ...real,
    sanitizeImage: async (bytes: Buffer, path: string) =>
      disabled.guards.has('drawing')
        ? { data: bytes, width: 1, height: 1, preview: '' }
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
  const intrude = async () => {
    const [own, other] = [await testApp.createShop(), await testApp.createShop()]
    const put = await storage(getToken(own)).upload(`${other.id}/mine.png`, await dot())
    return put.error === null
  }
  test('is closed', async () => expect(await intrude()).toBe(false))
  test('stands open without the question whose it is', async () =>
    expect(await withoutGuard('folder', intrude)).toBe(true))
})

describe('a signed address', () => {
  const elsewhere = async () => {
    const shop = await testApp.createShop()
    const own = storage(getToken(shop))
    const { data } = await own.createSignedUploadUrl(`${shop.id}/a.png`)
    const put = await own.uploadToSignedUrl(`${shop.id}/b.png`, data?.token ?? '', await dot())
    return put.error === null
  }
  test('is good for one path', async () => expect(await elsewhere()).toBe(false))
  test('is good for any without the look at its path', async () =>
    expect(await withoutGuard('path', elsewhere)).toBe(true))
})

describe('what is hidden behind a picture', () => {
  const hidden = '<script>alert(1)</script>'
  const kept = async () => {
    const shop = await testApp.createShop()
    const bytes = Buffer.concat([await dot(), Buffer.from(hidden), deflateSync(Buffer.from(hidden))])
    const own = storage(getToken(shop))
    await own.upload(`${shop.id}/two.png`, bytes, { contentType: 'image/png' })
    const { data } = await own.download(`${shop.id}/two.png`)
    return (await data?.text())?.includes(hidden)
  }
  test('is gone', async () => expect(await kept()).toBe(false))
  test('stays when nothing is drawn anew', async () => expect(await withoutGuard('drawing', kept)).toBe(true))
})

/** Whether a shop can put this on its shelf. */
const uploadFile = (name: string, bytes: () => Buffer) => async () => {
  const shop = await testApp.createShop()
  return (await storage(getToken(shop)).upload(`${shop.id}/${name}`, bytes())).error === null
}

describe('a picture of sixty million pixels', () => {
  const kept = uploadFile('large.png', () => createPixelBomb(7750, 7750))
  test('is refused', async () => expect(await kept()).toBe(false))
  test('is drawn without the limit', async () => expect(await withoutGuard('pixels', kept)).toBe(true))
})

describe('a film of six hundred frames', () => {
  const kept = uploadFile('film.gif', () => createAnimatedGif(600))
  test('is refused', async () => expect(await kept()).toBe(false))
  test('is taken without the limit', async () => expect(await withoutGuard('frames', kept)).toBe(true))
})
