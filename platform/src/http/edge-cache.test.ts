import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createEdgeCache } from './edge-cache.ts'
import { registerResponseCache } from './response-cache.ts'

type Purge = { method: string | undefined; authorization: string | undefined; keys: string }
const cleanups: (() => unknown)[] = []
afterEach(() => Promise.all(cleanups.splice(0).map((clean) => clean())))

/** Responds with these statuses in turn, then with 204. */
async function startCache(statuses: number[] = []) {
  const purges: Purge[] = []
  const server = createServer(({ method, headers }, response) => {
    purges.push({ method, authorization: headers.authorization, keys: String(headers['surrogate-key']) })
    response.writeHead(statuses.shift() ?? 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const warnings: string[] = []
  const edge = createEdgeCache(
    { purgeUrls: [`http://127.0.0.1:${port}/purge`], token: 'secret' },
    (_error, what) => warnings.push(what),
  )
  cleanups.push(edge.close)
  return { edge, purges, warnings }
}

const listKeys = (purges: Purge[]) => purges.flatMap(({ keys }) => keys.split(' '))

test('a purge is sent at once, and again for responses that were on their way', async () => {
  const { edge, purges } = await startCache()
  edge.purge(['stock', 'one'])
  await vi.waitFor(() => expect(purges).toHaveLength(1))
  expect(purges[0]).toEqual({ method: 'POST', authorization: 'Bearer secret', keys: 'stock one' })
  await vi.waitFor(() => expect(purges.map(({ keys }) => keys)).toEqual(['stock one', 'stock one']), 10_000)
})

test('keys of a burst share purges, which have room in one header', async () => {
  const { edge, purges } = await startCache()
  const keys = Array.from({ length: 250 }, (_, index) => `product-${index}`)
  for (const key of keys) edge.purge([key, 'stock'])
  await vi.waitFor(() => expect(new Set(listKeys(purges))).toEqual(new Set([...keys, 'stock'])), 10_000)
  expect(purges.length).toBeLessThan(10)
  for (const purge of purges) expect(purge.keys.split(' ').length).toBeLessThanOrEqual(100)
})

test('a purge that fails is repeated, with one warning', async () => {
  const { edge, purges, warnings } = await startCache([503, 500])
  edge.purge(['stock'])
  await vi.waitFor(() => expect(purges.length).toBeGreaterThanOrEqual(3), 10_000)
  expect(warnings).toHaveLength(1)
  expect(new Set(listKeys(purges))).toEqual(new Set(['stock']))
})

test('a response names what it depends on, and is purged with what the node discards', async () => {
  const { edge, purges } = await startCache()
  const app = Fastify()
  cleanups.push(() => app.close())
  const cache = registerResponseCache(app, {}, { edge }).createCache({
    name: 'lists',
    maxEntries: 10,
    maxBytes: 10_000,
  })
  app.get('/list', (request, reply) =>
    cache.send(
      request,
      reply,
      'list',
      async () => ({ data: [] }),
      () => ['one', 'two'],
    ),
  )
  const { headers } = await app.inject('/list')
  expect(headers).toMatchObject({
    'surrogate-key': 'lists one two',
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/),
  })
  cache.invalidate(['two'])
  await vi.waitFor(() => expect(listKeys(purges)).toEqual(['two']))
  cache.invalidate()
  await vi.waitFor(() => expect(listKeys(purges)).toContain('lists'))
})
