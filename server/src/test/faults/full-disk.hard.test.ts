import { spawnSync } from 'node:child_process'
import { closeSync, globSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEmbeddedDatabaseUrl } from '../nodes/embedded-database-url.ts'
import { createRemoteUsers } from '../nodes/remote-users.ts'
import { type ServerProcess, startServerProcess } from '../nodes/server-process.ts'
import { createStockLedger } from '../orders/stock-ledger.ts'
import { createFactories, type TestProduct } from '../setup/factories.ts'
import type { TestUser } from '../setup/test-user.ts'

const recoveryWait = { timeout: 60_000, interval: 500 }
const disk = mkdtempSync(join(tmpdir(), 'mainstreet-disk-'))
const canMount = !process.env.DATABASE_URL && mount()
// when all tests are skipped no hook cleans up
if (!canMount) rmSync(disk, { recursive: true })
const filler = join(disk, 'filler')

let node: ServerProcess
afterAll(async () => {
  await node?.stop()
  spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

function mount(): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', disk]).status === 0
}

/** Writes until not one more byte fits. */
function fillDisk(): void {
  const file = openSync(filler, 'a')
  try {
    for (const size of [1024 * 1024, 4096, 1])
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      }
  } finally {
    closeSync(file)
  }
}

// skipped where this user cannot mount a small disk
describe.runIf(canMount)('a full disk', { timeout: 240_000 }, () => {
  let product: TestProduct
  let customer: TestUser
  let photo: string
  let failures: () => Promise<unknown[]>
  const acknowledged: string[] = []

  beforeAll(async () => {
    const dataDir = join(disk, 'data')
    node = await startServerProcess({ DATA_DIR: dataDir })
    const db = connectDb({ url: getEmbeddedDatabaseUrl(dataDir), poolSize: 2 })
    const town = createFactories(
      db,
      createRemoteUsers(() => node.address),
    )
    product = await town.createProduct({ stock: 100_000 })
    customer = await town.createCustomer()
    const ledger = await createStockLedger(db, [product.id])
    failures = () => ledger.findProblems()
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
    const image = sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff', noise } })
    photo = `data:image/jpeg;base64,${(await image.jpeg({ quality: 90 }).toBuffer()).toString('base64')}`
  }, 120_000)

  async function order(): Promise<number> {
    const { status, body } = await customer.send(calls.placeOrder, {
      body: { shop_id: product.shop.id, product_id: product.id, customer_name: 'Kim'.repeat(20) },
    })
    if (status === 201) acknowledged.push(body.order.id)
    return status
  }

  async function upload(): Promise<number> {
    const body = { shop_id: product.shop.id, name: 'Jam', price: 4, image: photo }
    return (await product.shop.merchant.send(calls.createProduct, { body })).status
  }

  async function placed(): Promise<string[]> {
    const found: string[] = []
    for (let page = 1; ; page++) {
      const query = { page: String(page), limit: '100' }
      const { body } = await customer.send(calls.listCustomerOrders, { params: { id: customer.id }, query })
      found.push(...body.data.map(({ id }) => id))
      if (!body.pagination.hasNextPage) return found
    }
  }

  test('rejects writes with a clear error, serves reads, and recovers', async () => {
    expect(await order()).toBe(201)
    fillDisk()
    const got = new Set<number>()
    for (let index = 0; index < 300; index++) got.add(await order())
    for (let at = 0; at < 3; at++) expect(await upload()).toBe(503)
    expect([...got].filter((status) => status !== 201)).toEqual([503])
    const { status } = await customer.send(calls.listProducts, { query: { search: 'jam' } })
    expect(status).toBe(200)
    expect(await placed()).toEqual(expect.arrayContaining(acknowledged))

    rmSync(filler)
    await expect.poll(order, recoveryWait).toBe(201)
    await expect.poll(upload, recoveryWait).toBe(201)
    expect((await placed()).sort()).toEqual(acknowledged.sort())
    expect(await failures()).toEqual([])
    expect(globSync(`${disk}/data/**/*.part`)).toEqual([])
  })

  test('a database that stopped for lack of log space is restarted', async () => {
    const db = connectDb({ url: getEmbeddedDatabaseUrl(join(disk, 'data')), poolSize: 1 })
    fillDisk()
    // each statement starts a new log file, until there is no space
    const ended = async () => {
      for (let index = 0; index < 60; index++) {
        await db.one(sql`update products set stock = stock where id = ${product.id}`)
        await db.one(sql`select pg_switch_wal()`)
      }
    }
    await expect(ended()).rejects.toThrow()
    expect(await order()).toBe(503)
    rmSync(filler)
    await expect.poll(order, recoveryWait).toBe(201)
    expect((await placed()).sort()).toEqual(acknowledged.sort())
    expect(await failures()).toEqual([])
    await db.close()
  })
})
