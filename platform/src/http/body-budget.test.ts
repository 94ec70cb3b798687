import { type ClientRequest, request } from 'node:http'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { enforceBodyBudget } from './body-budget.ts'
import { registerErrorHandler } from './error-handler.ts'

const app = Fastify({ bodyLimit: 1000, trustProxy: true, forceCloseConnections: true })
registerErrorHandler(app)
enforceBodyBudget(app, { maxBufferedBytesPerNode: 2500, maxBufferedBytesPerAddress: 1500 })
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
app.post('/', async ({ body }) => ({ bytes: (body as Buffer).length }))
await app.listen({ port: 0 })
const { port } = app.server.address() as { port: number }
afterAll(() => app.close())

type Sent = {
  status: Promise<number | 'cut'>
  headers: Promise<Record<string, unknown>>
  /** Sends the declared number of bytes. */
  finish(): void
  cut(): void
}

/** Declares a body and sends none of it yet. */
function sendHeaders(bytes: number, from: string): Sent {
  const options = {
    port,
    method: 'POST',
    headers: { 'content-type': 'image/png', 'content-length': bytes, 'x-forwarded-for': from },
  }
  const sent: ClientRequest = request(options)
  const responded = new Promise<{ statusCode: number | 'cut'; headers: Record<string, unknown> }>(
    (resolve) => {
      sent.on('response', (response) => {
        response.resume()
        resolve({ statusCode: response.statusCode ?? 0, headers: response.headers })
      })
      sent.on('error', () => resolve({ statusCode: 'cut', headers: {} }))
    },
  )
  sent.flushHeaders()
  return {
    status: responded.then(({ statusCode }) => statusCode),
    headers: responded.then(({ headers }) => headers),
    finish: () => void sent.end(Buffer.alloc(bytes)),
    cut: () => void sent.destroy(),
  }
}

async function whole(bytes: number, from: string): Promise<number | 'cut'> {
  const sent = sendHeaders(bytes, from)
  sent.finish()
  return sent.status
}

test('an address can send a limited number of bytes at once, its whole /64 counts as one, and completed bodies are released', async () => {
  const first = sendHeaders(900, '2001:db8:0:1::1')
  await expect.poll(() => whole(900, '2001:db8:0:1::2')).toBe(429)
  expect(Number((await sendHeaders(900, '2001:db8:0:1::3').headers)['retry-after'])).toBeGreaterThan(0)
  expect(await whole(900, '2001:db8:0:2::1')).toBe(200)
  first.finish()
  expect(await first.status).toBe(200)
  expect(await whole(900, '2001:db8:0:1::2')).toBe(200)
})

test('all addresses together can send a limited number of bytes at once', async () => {
  const open = [sendHeaders(1000, '203.0.113.1'), sendHeaders(1000, '203.0.113.2')]
  await expect.poll(() => whole(1000, '203.0.113.3')).toBe(503)
  for (const one of open) one.cut()
  await expect.poll(() => whole(1000, '203.0.113.3')).toBe(200)
})

test('a body over the limit is rejected as too large and not counted', async () => {
  expect(await whole(1001, '203.0.113.1')).toBe(413)
  expect(await whole(1000, '203.0.113.1')).toBe(200)
})
