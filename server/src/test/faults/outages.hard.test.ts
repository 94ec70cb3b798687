import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { redisSkipReason, startRedisServer } from '@mainstreet/platform/test/redis-server.ts'
import { startS3StandIn } from '@mainstreet/platform/test/s3-stand-in.ts'
import { startDatabaseProxy, startTcpProxy } from '@mainstreet/platform/test/tcp-proxy.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { createMixedLoad } from '../load/mixed-load.ts'
import { createRemoteUsers } from '../nodes/remote-users.ts'
import { type ServerProcess, startServerProcess } from '../nodes/server-process.ts'
import { createStockLedger } from '../orders/stock-ledger.ts'
import { createFactories } from '../setup/factories.ts'
import {
  createFolder,
  maxResponseMs,
  outageKinds,
  outageMs,
  outages,
  recovery,
  startNode,
  useShop,
} from './outage-fixture.ts'

describe.each(outageKinds)('a mail server that %s', { timeout: 10 * minuteMs }, (kind) => {
  test('delays emails, loses none and delays no order', async () => {
    const received: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData(stream, { envelope }, done) {
        text(stream).then(() => {
          received.push(...envelope.rcptTo.map(({ address }) => address))
          done()
        }, done)
      },
    })
    smtp.on('error', () => {})
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const proxy = await startTcpProxy((smtp.server.address() as AddressInfo).port)
    const town = await startNode({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}` })
    const product = await town.createProduct({ stock: 1000 })
    await useShop(town, product, secondMs)

    await outages[kind](proxy)
    const { customers, slowestMs } = await useShop(town, product, outageMs)
    expect(slowestMs).toBeLessThan(maxResponseMs)
    await proxy.restore()
    const expected = await town.db.many<{ email: string }>(sql`
      select email from users where id = any(${customers}::uuid[])`)
    const listMissing = () => expected.filter(({ email }) => !received.includes(email))
    await expect.poll(listMissing, recovery).toEqual([])
    expect(await town.node.stop()).toBe(0)
    proxy.close()
    smtp.close(() => {})
  })
})

describe.each(outageKinds)('a file store that %s', { timeout: 10 * minuteMs }, (kind) => {
  test('stores an image or says that it cannot, and stops nothing else', async () => {
    const s3 = await startS3StandIn()
    const proxy = await startTcpProxy(s3.port)
    const { accessKeyId, secretAccessKey, bucket, region } = s3.settings
    const town = await startNode({
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
    const product = await town.createProduct({ stock: 1000 })
    const createWithImage = async (background: string) => {
      const png = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
      return product.shop.merchant.send(calls.createProduct, {
        body: { name: background, price: 1, image: `data:image/png;base64,${png.toString('base64')}` },
      })
    }
    const readImage = async (path: string | null) =>
      (await fetch(`${town.node.address}${path}?size=micro&format=webp`)).status
    const before = await createWithImage('#111111')
    expect(await readImage(before.body.product.image)).toBe(200)

    await outages[kind](proxy)
    const [during, read] = await Promise.all([
      createWithImage('#222222'),
      readImage(before.body.product.image),
      useShop(town, product, outageMs),
    ])
    expect([201, 503]).toContain(during.status)
    expect([200, 503]).toContain(read)
    await proxy.restore()
    if (during.status === 201)
      await expect.poll(() => readImage(during.body.product.image), recovery).toBe(200)
    // nothing is left of a product whose image could not be stored
    else expect(await town.db.many(sql`select id from products where name = '#222222'`)).toEqual([])
    await expect.poll(async () => (await createWithImage('#333333')).status, recovery).toBe(201)
    expect(await readImage(before.body.product.image)).toBe(200)
    expect(await town.node.stop()).toBe(0)
    proxy.close()
  })
})

describe.skipIf(redisSkipReason).each(outageKinds)('Redis that %s', { timeout: 10 * minuteMs }, (kind) => {
  test('delays updates between nodes, and loses no order', async () => {
    const redis = await startRedisServer()
    const proxy = await startTcpProxy(redis.port)
    const town = await startNode({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` })
    const other = await startServerProcess({
      DATABASE_URL: town.url,
      DATA_DIR: createFolder(),
      REDIS_URL: redis.url,
    })
    const product = await town.createProduct({ stock: 1000 })
    await outages[kind](proxy)
    const ledger = await createStockLedger(town.db, [product.id])
    await useShop(town, product, outageMs)
    await proxy.restore()
    expect(await ledger.findProblems()).toEqual([])
    const getStock = async ({ address }: Pick<ServerProcess, 'address'>) => {
      const response = await fetch(`${address}/api/products/${product.id}`)
      return ((await response.json()) as { product: { stock: number } }).product.stock
    }
    await expect.poll(async () => (await getStock(town.node)) - (await getStock(other)), recovery).toBe(0)
    // and what happens from now on is seen on the other node at once
    await getStock(other)
    await useShop(town, product, secondMs)
    await expect.poll(async () => (await getStock(town.node)) - (await getStock(other)), recovery).toBe(0)
    expect([await town.node.stop(), await other.stop()]).toEqual([0, 0])
    proxy.close()
  })
})

test('a database that is away for five minutes under load loses nothing, and is used again by itself', {
  timeout: 20 * minuteMs,
}, async () => {
  const { url, open } = await createTestDatabase()
  const { proxy, url: through } = await startDatabaseProxy(url)
  const node = await startServerProcess({ DATABASE_URL: through, DATA_DIR: createFolder() })
  const db = open()
  const town = createFactories(
    db,
    createRemoteUsers(() => node.address),
  )
  const load = await createMixedLoad(town)
  const ledger = await createStockLedger(db, load.productIds)
  const during = load.run(5 * minuteMs)
  await expect.poll(() => load.countAcknowledged(), recovery).toBeGreaterThan(10)
  await proxy.goOffline()
  const statuses = new Map<number, number>()
  const until = performance.now() + 5 * minuteMs
  while (performance.now() < until) {
    const { status } = await fetch(`${node.address}/api/shops?limit=1&page=${1 + (statuses.get(503) ?? 0)}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await new Promise((resolve) => setTimeout(resolve, secondMs))
  }
  await during
  expect([...statuses.keys()].filter((status) => status !== 503 && status !== 200)).toEqual([])
  expect(statuses.get(503)).toBeGreaterThan(10)

  await proxy.restore()
  await expect
    .poll(async () => (await fetch(`${node.address}/api/shops?limit=1&page=1`)).status, recovery)
    .toBe(200)
  expect(await load.findProblems(db)).toEqual([])
  expect(await ledger.findProblems()).toEqual([])
  // customers of the first load have as many open orders as are allowed
  const later = await createMixedLoad(town)
  await later.run(5 * secondMs)
  expect(later.countAcknowledged()).toBeGreaterThan(10)
  expect(await later.findProblems(db)).toEqual([])
  expect(await node.stop()).toBe(0)
  proxy.close()
})
