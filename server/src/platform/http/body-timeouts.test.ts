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
  onRequest: async (_request, reply) => reply.code(401).send({ refused: true }),
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

// only the clock of the code under test: connections go on in real time
const faked = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...faked] }))
afterEach(() => void vi.useRealTimers())

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn()
}

type Sending = { path?: string; token?: string }

/** Sends a body in pieces, `everyMs` of the server's clock apart; answers what came back and how much was sent. */
async function sendSlowly(
  length: number,
  piece: number,
  everyMs: number,
  { path = '/', token = 'Authorization: Bearer x\r\n' }: Sending = {},
): Promise<{ answer: string; sent: number }> {
  const before = requests
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let isOpen = true
  let sent = 0
  socket.on('data', (part) => {
    answer += part
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    isOpen = false
  })
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${token}Content-Type: image/png\r\nContent-Length: ${length}\r\n\r\n`
  socket.write(head)
  await until(() => requests > before)
  // a refused caller does not read the answer, and goes on sending
  if (path === '/refused') await until(() => answer.includes('\r\n\r\n'))
  while (sent < length && isOpen && (path === '/refused' || !answer)) {
    const bytes = Math.min(piece, length - sent)
    socket.write('x'.repeat(bytes))
    sent += bytes
    await until(() => !isOpen || (line?.bytesRead ?? 0) >= head.length + sent)
    vi.advanceTimersByTime(everyMs)
  }
  await until(() => !isOpen || answer.includes('\r\n\r\n'))
  socket.destroy()
  return { answer, sent }
}

const getResponse = async (...how: Parameters<typeof sendSlowly>) => (await sendSlowly(...how)).answer

test('a large picture over a slow line comes whole, however long it takes', async () => {
  expect(await getResponse(4000, 200, 40)).toContain('{"bytes":4000}')
})

test('a large body that hardly moves is cut off', async () => {
  expect(await getResponse(4000, 20, 40)).toMatch(/^HTTP\/1.1 408/)
})

test('a small body has its one time', async () => {
  expect(await getResponse(90, 4, 40)).toMatch(/^HTTP\/1.1 408/)
  expect(await getResponse(90, 30, 20)).toContain('{"bytes":90}')
})

test('without a token even a large body that moves has one time', async () => {
  expect(await getResponse(9000, 200, 40, { token: '' })).toMatch(/^HTTP\/1.1 408/)
  expect(await getResponse(90, 30, 20, { token: '' })).toContain('{"bytes":90}')
})

test('a body that is refused unread is not taken for minutes', async () => {
  const { answer, sent } = await sendSlowly(9000, 100, 40, { path: '/refused' })
  expect(answer).toContain('{"refused":true}')
  expect(sent).toBeLessThan(9000)
})

test('who asks from within the program has no line to be cut off', async () => {
  const payload = 'x'.repeat(50)
  const answer = await app.inject({
    method: 'POST',
    url: '/slow',
    headers: { 'content-type': 'text/x' },
    payload,
  })
  expect(answer.json()).toEqual({ done: true })
})
