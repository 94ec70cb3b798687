import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enforceBodyTimeouts } from './body-timeouts.ts'

let line: Socket | undefined
let requests = 0

const app = Fastify({ bodyLimit: 10_000 })
enforceBodyTimeouts(app, {
  progressIntervalMs: 200,
  maxSmallBytes: 100,
  minProgressBytes: 400,
  totalMs: 600_000,
  anonymousMs: 200,
  afterResponseMs: 100,
})
app.addHook('onRequest', async () => void requests++)
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
app.post('/', async ({ body }) => ({ bytes: (body as Buffer).length }))
app.post('/refused', {
  onRequest: async (_request, reply) => reply.code(401).send({ rejected: true }),
  handler: async () => ({}),
})
app.post('/slow', async () => {
  vi.advanceTimersByTime(500)
  return { done: true }
})
app.server.on('connection', (socket) => {
  line = socket
})
await app.listen({ port: 0 })
const { port } = app.server.address() as { port: number }
afterAll(() => app.close())

// only the timers of the code under test are fake: connections run in real time
const faked = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...faked] }))
afterEach(() => void vi.useRealTimers())

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn()
}

type Sending = { path?: string; token?: string }

/** Sends a body in parts, `everyMs` of the server's clock apart. Returns the response and the number of sent bytes. */
async function sendSlowly(
  length: number,
  piece: number,
  everyMs: number,
  { path = '/', token = 'Authorization: Bearer x\r\n' }: Sending = {},
): Promise<{ response: string; sent: number }> {
  const before = requests
  const socket = connect(port, '127.0.0.1')
  let response = ''
  let isOpen = true
  let sent = 0
  socket.on('data', (part) => {
    response += part
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    isOpen = false
  })
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${token}Content-Type: image/png\r\nContent-Length: ${length}\r\n\r\n`
  socket.write(head)
  await until(() => requests > before)
  // a rejected caller ignores the response and keeps sending
  if (path === '/refused') await until(() => response.includes('\r\n\r\n'))
  while (sent < length && isOpen && (path === '/refused' || !response)) {
    const bytes = Math.min(piece, length - sent)
    socket.write('x'.repeat(bytes))
    sent += bytes
    await until(() => !isOpen || (line?.bytesRead ?? 0) >= head.length + sent)
    vi.advanceTimersByTime(everyMs)
  }
  await until(() => !isOpen || response.includes('\r\n\r\n'))
  socket.destroy()
  return { response, sent }
}

const getResponse = async (...how: Parameters<typeof sendSlowly>) => (await sendSlowly(...how)).response

test('a large image over a slow connection is received, however long it takes', async () => {
  expect(await getResponse(4000, 200, 40)).toContain('{"bytes":4000}')
})

test('a large body with too little progress is aborted', async () => {
  expect(await getResponse(4000, 20, 40)).toMatch(/^HTTP\/1.1 408/)
})

test('a small body has one total timeout', async () => {
  expect(await getResponse(90, 4, 40)).toMatch(/^HTTP\/1.1 408/)
  expect(await getResponse(90, 30, 20)).toContain('{"bytes":90}')
})

test('without a token even a large body with progress has one total timeout', async () => {
  expect(await getResponse(9000, 200, 40, { token: '' })).toMatch(/^HTTP\/1.1 408/)
  expect(await getResponse(90, 30, 20, { token: '' })).toContain('{"bytes":90}')
})

test('the remainder of a rejected body is not read for minutes', async () => {
  const { response, sent } = await sendSlowly(9000, 100, 40, { path: '/refused' })
  expect(response).toContain('{"rejected":true}')
  expect(sent).toBeLessThan(9000)
})

test('an injected request has no connection and no timeout', async () => {
  const payload = 'x'.repeat(50)
  const response = await app.inject({
    method: 'POST',
    url: '/slow',
    headers: { 'content-type': 'text/x' },
    payload,
  })
  expect(response.json()).toEqual({ done: true })
})
