import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startS3StandIn } from '../test/s3-stand-in.ts'
import type { BlobStore } from './blob-store.ts'
import { createBlobStore } from './create-blob-store.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'mainstreet-blobs-'))
const standIn = await startS3StandIn()
const { objects, settings: s3 } = standIn
afterAll(() => rm(dataDir, { recursive: true }))

const stores: [string, BlobStore][] = [
  ['on disk', createBlobStore({ dataDir })],
  ['in S3', createBlobStore({ dataDir, s3 })],
]

describe.each(stores)('bytes %s', (_, blobs) => {
  test('are read as written, replaced as a whole, and gone when removed', async () => {
    const name = 'images/uploads/ab/abc.webp'
    expect(await blobs.read(name)).toBeUndefined()
    await blobs.write(name, Buffer.from('one'))
    await blobs.write(name, Buffer.from('two, longer'))
    expect((await blobs.read(name))?.toString()).toBe('two, longer')
    await blobs.remove(name)
    await blobs.remove(name)
    expect(await blobs.read(name)).toBeUndefined()
  })

  test('concurrent writes of one name leave one complete version', async () => {
    const all = Array.from({ length: 20 }, (__, index) => Buffer.alloc(50_000, index))
    await Promise.all(all.map((bytes) => blobs.write('race/x.webp', bytes)))
    const stored = await blobs.read('race/x.webp')
    expect(all.some((bytes) => bytes.equals(stored ?? Buffer.alloc(0)))).toBe(true)
  })

  test('are listed by folder, with their write time', async () => {
    const names = ['a', 'b', 'c', 'd/e', 'f'].map((name) => `list/${name}.webp`)
    for (const name of [...names, 'lists/other.webp']) await blobs.write(name, Buffer.from('x'))
    const found: string[] = []
    for await (const { name, written } of blobs.list('list')) {
      found.push(name)
      expect(Math.abs(Date.now() - written.getTime())).toBeLessThan(60_000)
    }
    expect(found.sort()).toEqual(names)
    for await (const _entry of blobs.list('nowhere')) expect.unreachable()
  })
})

test('on disk no draft is listed, and an old one is deleted', async () => {
  const blobs = createBlobStore({ dataDir })
  await blobs.write('drafts/real.webp', Buffer.from('x'))
  const [old, fresh] = ['old', 'fresh'].map((name) => join(dataDir, 'drafts', `${name}.webp.1.part`))
  for (const file of [old, fresh]) await writeFile(file ?? '', 'half')
  const yesterday = new Date(Date.now() - 24 * 3600_000)
  await utimes(old ?? '', yesterday, yesterday)
  const found: string[] = []
  for await (const { name } of blobs.list('drafts')) found.push(name)
  expect(found).toEqual(['drafts/real.webp'])
  expect((await readdir(join(dataDir, 'drafts'))).sort()).toEqual(['fresh.webp.1.part', 'real.webp'])
})

test('a busy S3 is retried, a rejection is an error', async () => {
  const blobs = createBlobStore({ dataDir, s3 })
  standIn.busyCalls = 2
  await blobs.write('busy.webp', Buffer.from('x'))
  expect(objects.has('busy.webp')).toBe(true)
  const wrong = createBlobStore({ dataDir, s3: { ...s3, secretAccessKey: 'wrong' } })
  await expect(wrong.write('x.webp', Buffer.from('x'))).rejects.toThrow('S3 answered 403')
  expect(objects.has('x.webp')).toBe(false)
})
