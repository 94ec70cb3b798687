import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, describe, expect, test } from 'vitest'
import type { BlobStore } from './blob-store.ts'
import { createBlobStore } from './create-blob-store.ts'

const keys = { accessKeyId: 'key-of-the-street', secretAccessKey: 'a secret of the street' }
const dataDir = await mkdtemp(join(tmpdir(), 'mainstreet-blobs-'))
const objects = new Map<string, { bytes: Buffer; written: Date }>()
/** Responds to this many calls with 503 first, as a busy store does. */
let busy = 0
const pageSize = 2

/** Implements the part of S3 that we use: signed calls, objects by key, paged listing. */
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  if (!(await isSigned(request))) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
  if (busy-- > 0) return response.writeHead(503).end()
  const url = new URL(request.url ?? '/', 'http://x')
  if (url.searchParams.has('list-type')) return list(url, response)
  const key = decodeURIComponent(url.pathname.slice('/bucket/'.length))
  const known = objects.get(key)
  if (request.method === 'PUT') objects.set(key, { bytes: Buffer.concat(parts), written: new Date() })
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'GET' && !known) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
  response
    .writeHead(request.method === 'DELETE' ? 204 : 200)
    .end(request.method === 'GET' ? known?.bytes : '')
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  server.close()
  await rm(dataDir, { recursive: true })
})

async function isSigned({ method = 'GET', url = '', headers }: IncomingMessage): Promise<boolean> {
  const given = String(headers.authorization ?? '')
  const signer = new AwsV4Signer({
    ...keys,
    method,
    url: `${endpoint}${url}`,
    service: 's3',
    region: 'us-east-1',
    headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
    datetime: String(headers['x-amz-date']),
  })
  return given !== '' && (await signer.sign()).headers.get('authorization') === given
}

function list({ searchParams }: URL, response: ServerResponse) {
  const from = searchParams.get('continuation-token') ?? ''
  const found = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(searchParams.get('prefix') ?? '') && key > from)
  const entries = found.slice(0, pageSize).map((key) => {
    const written = objects.get(key)?.written.toISOString()
    return `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${written}</LastModified></Contents>`
  })
  const more =
    found.length > pageSize ? `<NextContinuationToken>${found[pageSize - 1]}</NextContinuationToken>` : ''
  response.end(`<ListBucketResult>${entries.join('')}${more}</ListBucketResult>`)
}

const s3 = { ...keys, endpoint, bucket: 'bucket', region: 'us-east-1' }
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
  busy = 2
  await blobs.write('busy.webp', Buffer.from('x'))
  expect(objects.has('busy.webp')).toBe(true)
  const wrong = createBlobStore({ dataDir, s3: { ...s3, secretAccessKey: 'wrong' } })
  await expect(wrong.write('x.webp', Buffer.from('x'))).rejects.toThrow('S3 answered 403')
  expect(objects.has('x.webp')).toBe(false)
})
