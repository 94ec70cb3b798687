import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerResponseCache } from './response-cache.ts'

const app = Fastify()
const ready = registerResponseCache(app, {}).createCache({
  name: 'test',
  maxEntries: 10,
  maxBytes: 1_000_000,
})
const long = { data: Array.from({ length: 200 }, (_, index) => ({ id: index, name: 'Café au lait' })) }
app.get('/long', (request, reply) => ready.send(request, reply, 'long', async () => long))
app.get('/short', (request, reply) => ready.send(request, reply, 'short', async () => ({ data: [] })))

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a browser gets a long response compressed, and reads the same text', async () => {
  const [plain, br, gzip] = [
    await get('/long'),
    await get('/long', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    await get('/long', { 'accept-encoding': 'gzip' }),
  ]
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip' })
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
})

test('a conditional request for a compressed response gets 304', async () => {
  const first = await get('/long', { 'accept-encoding': 'br' })
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^W\//)
  const again = await get('/long', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a response that fits into one packet is not compressed', async () => {
  const { headers, body } = await get('/short', { 'accept-encoding': 'br' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers.etag).toMatch(/^"/)
  expect(body).toBe('{"data":[]}')
})
