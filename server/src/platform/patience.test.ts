import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { waitForBodies } from './patience.ts'

const app = Fastify({ bodyLimit: 10_000 })
waitForBodies(app, {
  partMs: 400,
  smallBytes: 100,
  partBytes: 400,
  wholeMs: 10_000,
  anonymousMs: 400,
  answeredMs: 100,
})
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
app.post('/', async ({ body }) => ({ bytes: (body as Buffer).length }))
app.post('/refused', {
  onRequest: async (_request, reply) => reply.code(401).send({ refused: true }),
  handler: async () => ({}),
})
app.post('/slow', () => pause(500, { done: true }))
await app.listen({ port: 0 })
const { port } = app.server.address() as { port: number }
afterAll(() => app.close())

/** Sends a body in pieces, one every so often; answers what came back until the connection ended. */
async function dribble(
  length: number,
  piece: number,
  everyMs: number,
  { path = '/', token = 'Authorization: Bearer x\r\n' } = {},
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let open = true
  socket.on('data', (part) => {
    answer += part
    if (answer.includes('\r\n\r\n') && path === '/') socket.end()
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    open = false
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${token}Content-Type: image/png\r\nContent-Length: ${length}\r\n\r\n`,
  )
  for (let sent = 0; sent < length && open && (path !== '/' || !answer); sent += piece) {
    socket.write('x'.repeat(Math.min(piece, length - sent)))
    await pause(everyMs)
  }
  for (let left = 100; open && left > 0; left--) await pause(20)
  socket.destroy()
  return answer
}

test('a large picture over a slow line comes whole, however long it takes', async () => {
  expect(await dribble(4000, 200, 40)).toContain('{"bytes":4000}')
})

test('a large body that hardly moves is cut off', async () => {
  expect(await dribble(4000, 20, 40)).toMatch(/^HTTP\/1.1 408/)
})

test('a small body has its one time', async () => {
  expect(await dribble(90, 4, 40)).toMatch(/^HTTP\/1.1 408/)
  expect(await dribble(90, 30, 20)).toContain('{"bytes":90}')
})

test('without a token even a large body that moves has one time', async () => {
  expect(await dribble(9000, 200, 40, { token: '' })).toMatch(/^HTTP\/1.1 408/)
  expect(await dribble(90, 30, 20, { token: '' })).toContain('{"bytes":90}')
})

test('a body that is refused unread is not taken for minutes', async () => {
  // it would go on for 40 s
  const began = performance.now()
  expect(await dribble(9000, 9, 40, { path: '/refused' })).toContain('{"refused":true}')
  expect(performance.now() - began).toBeLessThan(20_000)
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
