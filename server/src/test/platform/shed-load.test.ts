import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { calls } from '@mainstreet/contract/calls.ts'
import { registerErrorHandler } from '@mainstreet/platform/http/error-handler.ts'
import { registerResponseCache } from '@mainstreet/platform/http/response-cache.ts'
import { createLoadMonitor, type LoadSample } from '@mainstreet/platform/load-monitor.ts'
import { shedLoad } from '@mainstreet/platform/shed-load.ts'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { webhookPath } from '../../payments/stripe/webhook-route.ts'
import { createTestApp } from '../setup/test-app.ts'

const idle: LoadSample = { eventLoopDelayMs: 1, memoryBytes: 100, heapShare: 0.1 }
const limits = { maxEventLoopDelayMs: 200, maxMemoryBytes: 1000, maxDatabaseQueue: 5 }

/** `load` may change; `sample` reads it. */
function createMonitor(load: LoadSample, given = limits, countQueue = () => 0) {
  return createLoadMonitor(given, countQueue, { read: () => load, stop: () => {} })
}

describe('a node is overloaded', () => {
  test.each<[string, Partial<LoadSample>, string | undefined]>([
    ['never when idle', {}, undefined],
    ['above the event-loop delay', { eventLoopDelayMs: 201 }, 'overloaded_event_loop'],
    ['not at the limit itself', { eventLoopDelayMs: 200, memoryBytes: 1000 }, undefined],
    ['above the memory limit', { memoryBytes: 1001 }, 'overloaded_memory'],
    ['near the end of the heap', { heapShare: 0.96 }, 'overloaded_memory'],
  ])('%s', (_, load, expected) => {
    const monitor = createMonitor({ ...idle, ...load })
    monitor.sample()
    expect(monitor.getOverload()).toBe(expected)
    monitor.stop()
  })

  test('while more callers than allowed wait for the database, without waiting for a sample', () => {
    let queue = 6
    const monitor = createMonitor(idle, limits, () => queue)
    expect(monitor.getOverload()).toBe('overloaded_database')
    queue = 5
    expect(monitor.getOverload()).toBeUndefined()
    monitor.stop()
  })

  test('not by a limit of 0', () => {
    const monitor = createMonitor(
      { eventLoopDelayMs: 1e6, memoryBytes: 1e12, heapShare: 1 },
      { maxEventLoopDelayMs: 0, maxMemoryBytes: 0, maxDatabaseQueue: 0 },
      () => 1e6,
    )
    monitor.sample()
    expect(monitor.getOverload()).toBeUndefined()
    monitor.stop()
  })

  test('by a blocked event loop, as measured by the runtime', async () => {
    const monitor = createLoadMonitor({ ...limits, maxEventLoopDelayMs: 50, maxMemoryBytes: 0 }, () => 0)
    await expect
      .poll(
        () => {
          const until = performance.now() + 300
          while (performance.now() < until);
          return monitor.getOverload()
        },
        { timeout: 20_000 },
      )
      .toBe('overloaded_event_loop')
    monitor.stop()
  })
})

test('an overloaded node responds with 503 and Retry-After until the load is over', async () => {
  const load = { ...idle }
  const monitor = createMonitor(load)
  const app = Fastify()
  afterAll(() => app.close())
  const cache = registerResponseCache(app, {}).createCache({ name: 'test', maxEntries: 10, maxBytes: 10_000 })
  registerErrorHandler(app)
  shedLoad(app, monitor, ['/health'])
  for (const path of ['/page', '/health']) app.get(path, async () => 'fine')
  app.get('/cached', (request, reply) => cache.send(request, reply, 'cached', async () => 'fine'))
  for (let request = 0; request < 2; request++) await app.inject('/cached')

  load.eventLoopDelayMs = 500
  monitor.sample()
  const rejected = await app.inject('/page')
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5'])
  expect(rejected.json()).toMatchObject({ code: 'unavailable' })
  expect(await app.inject('/nowhere')).toMatchObject({ statusCode: 503 })
  for (const path of ['/health', '/cached'])
    expect(await app.inject(path), path).toMatchObject({ statusCode: 200 })
  load.eventLoopDelayMs = 10
  monitor.sample()
  expect(await app.inject('/page')).toMatchObject({ statusCode: 200 })
  monitor.stop()
})

test('health, readiness, metrics and webhooks are never rejected', async () => {
  // a process always has more memory than a megabyte
  const { app } = await createTestApp({ env: { MAX_MEMORY_MB: '1' } })
  // not a call whose response is cached: that is served under any load
  await expect
    .poll(async () => (await app.inject(calls.getMe.path)).statusCode, { timeout: 20_000 })
    .toBe(503)
  expect(
    await app.inject({ url: '/auth/v1/settings', headers: { apikey: 'mainstreet-public' } }),
  ).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': expect.any(String) },
  })
  expect(await app.inject({ method: 'POST', url: webhookPath, payload: '{}' })).toMatchObject({
    statusCode: 400,
  })
  for (const url of [calls.getHealth.path, calls.getReadiness.path, '/metrics'])
    expect(await app.inject(url), url).toMatchObject({ statusCode: 200 })
  expect(await app.inject({ method: 'HEAD', url: calls.getHealth.path })).toMatchObject({ statusCode: 200 })
  expect((await app.inject('/metrics')).body).toMatch(
    /http_rejected_requests_total\{reason="overloaded_memory"\} [1-9]/,
  )
})

test('an overloaded node rejects new sockets', async () => {
  const { app } = await createTestApp({ env: { MAX_MEMORY_MB: '1' } })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const connect = async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
    const [, response] = await Promise.race([
      once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>,
      once(socket, 'open').then(() => []),
    ])
    socket.on('error', () => {})
    socket.terminate()
    return [response?.statusCode, response?.headers['retry-after']]
  }
  await expect.poll(connect).toEqual([503, '5'])
})
