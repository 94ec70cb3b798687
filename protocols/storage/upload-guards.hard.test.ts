import { deflateSync } from 'node:zlib'
import { uploads } from '@mainstreet/contract/limits.ts'
import { StorageClient } from '@supabase/storage-js'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { bombOfPixels, filmOf } from '../../server/src/test/security/harmful-images.ts'
import type { MadeShop } from '../../server/src/test/setup/factories.ts'
import { startTown } from '../../server/src/test/setup/test-app.ts'

/** T44: what the quick tests see refused comes through once its guard is gone, so they can fail. */
const off = vi.hoisted(() => ({ guards: new Set<string>() }))

vi.mock('./object-names.ts', async (load) => {
  const real = await load<typeof import('./object-names.ts')>()
  return {
    ...real,
    mayUse: (...asked: Parameters<typeof real.mayUse>) => off.guards.has('folder') || real.mayUse(...asked),
  }
})
vi.mock('./signed-tokens.ts', async (load) => {
  const real = await load<typeof import('./signed-tokens.ts')>()
  return {
    ...real,
    openSignedTokens(...given: Parameters<typeof real.openSignedTokens>) {
      const tokens = real.openSignedTokens(...given)
      const readUpload: typeof tokens.readUpload = async (token, path) => {
        if (!off.guards.has('path')) return tokens.readUpload(token, path)
        const claims = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as {
          url: string
        }
        return tokens.readUpload(token, claims.url)
      }
      return { ...tokens, readUpload }
    },
  }
})
vi.mock('@mainstreet/contract/limits.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/contract/limits.ts')>()
  const { unbounded } = await import('../../server/src/test/faults/without-limits.ts')
  return {
    ...real,
    uploads: unbounded(real.uploads, off.guards, { pixels: 'mostPixels', frames: 'mostFrames' }),
  }
})
vi.mock('sharp', async (load) => {
  const { default: real } = await load<{ default: typeof sharp }>()
  const open = (bytes: Buffer, options?: object) =>
    off.guards.has('pixels') ? real(bytes, { ...options, limitInputPixels: false }) : real(bytes, options)
  return { default: Object.assign(open, real) }
})
vi.mock('../../server/src/media/sanitize-image.ts', async (load) => {
  const real = await load<typeof import('../../server/src/media/sanitize-image.ts')>()
  return {
    ...real,
    madeHarmless: async (bytes: Buffer, path: string) =>
      off.guards.has('drawing')
        ? { data: bytes, width: 1, height: 1, preview: '' }
        : real.madeHarmless(bytes, path),
  }
})

const town = await startTown()
let address: string
beforeAll(async () => {
  address = await town.app.listen({ host: '127.0.0.1', port: 0 })
})

const storage = (token: string) =>
  new StorageClient(`${address}/storage/v1`, { Authorization: `Bearer ${token}` }).from(uploads.bucket)
const tokenOf = ({ merchant }: MadeShop) => merchant.token ?? ''
const dot = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#864' } })
    .png()
    .toBuffer()
async function without<Result>(guard: string, work: () => Promise<Result>): Promise<Result> {
  off.guards.add(guard)
  try {
    return await work()
  } finally {
    off.guards.delete(guard)
  }
}

describe('the folder of another shop', () => {
  const intrude = async () => {
    const [own, other] = [await town.aShop(), await town.aShop()]
    const put = await storage(tokenOf(own)).upload(`${other.id}/mine.png`, await dot())
    return put.error === null
  }
  test('is closed', async () => expect(await intrude()).toBe(false))
  test('stands open without the question whose it is', async () =>
    expect(await without('folder', intrude)).toBe(true))
})

describe('a signed address', () => {
  const elsewhere = async () => {
    const shop = await town.aShop()
    const own = storage(tokenOf(shop))
    const { data } = await own.createSignedUploadUrl(`${shop.id}/a.png`)
    const put = await own.uploadToSignedUrl(`${shop.id}/b.png`, data?.token ?? '', await dot())
    return put.error === null
  }
  test('is good for one path', async () => expect(await elsewhere()).toBe(false))
  test('is good for any without the look at its path', async () =>
    expect(await without('path', elsewhere)).toBe(true))
})

describe('what is hidden behind a picture', () => {
  const hidden = '<script>alert(1)</script>'
  const kept = async () => {
    const shop = await town.aShop()
    const bytes = Buffer.concat([await dot(), Buffer.from(hidden), deflateSync(Buffer.from(hidden))])
    const own = storage(tokenOf(shop))
    await own.upload(`${shop.id}/two.png`, bytes, { contentType: 'image/png' })
    const { data } = await own.download(`${shop.id}/two.png`)
    return (await data?.text())?.includes(hidden)
  }
  test('is gone', async () => expect(await kept()).toBe(false))
  test('stays when nothing is drawn anew', async () => expect(await without('drawing', kept)).toBe(true))
})

/** Whether a shop can put this on its shelf. */
const taking = (name: string, bytes: () => Buffer) => async () => {
  const shop = await town.aShop()
  return (await storage(tokenOf(shop)).upload(`${shop.id}/${name}`, bytes())).error === null
}

describe('a picture of sixty million pixels', () => {
  const kept = taking('large.png', () => bombOfPixels(7750, 7750))
  test('is refused', async () => expect(await kept()).toBe(false))
  test('is drawn without the limit', async () => expect(await without('pixels', kept)).toBe(true))
})

describe('a film of six hundred frames', () => {
  const kept = taking('film.gif', () => filmOf(600))
  test('is refused', async () => expect(await kept()).toBe(false))
  test('is taken without the limit', async () => expect(await without('frames', kept)).toBe(true))
})
