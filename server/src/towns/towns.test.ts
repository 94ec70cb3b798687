import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calls } from '@mainstreet/contract/calls.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { generousTimeouts } from '@mainstreet/platform/test/test-cluster.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWebWhenOutdated } from '../ssr/build-web.ts'
import { connectSignedInSocket, type SocketRole } from '../test/clients/socket-client.ts'
import { createRemoteUsers } from '../test/nodes/remote-users.ts'
import { startServerProcess } from '../test/nodes/server-process.ts'
import { createFactories } from '../test/setup/factories.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-towns-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
beforeAll(() => buildWebWhenOutdated(fileURLToPath(new URL('../../..', import.meta.url)), () => {}), 300_000)

/** Names of this machine that lead to the same port. */
const hosts = { ashford: 'localhost', berea: '127.0.0.1' }

type TownSchema = { schema: string; url: string }

/** In one database; on Citus with a user for each, whose name is that of the schema. */
async function createSchemas(): Promise<Record<keyof typeof hosts, TownSchema>> {
  if (process.env.CITUS_URL) {
    const create = async () => {
      const { url } = await createTestDatabase()
      return { schema: new URL(url).username, url }
    }
    return { ashford: await create(), berea: await create() }
  }
  const { url, open } = await createTestDatabase({ empty: true })
  const admin = open()
  for (const name of Object.keys(hosts)) await admin.one(sql`create schema ${identifier(name)}`)
  return { ashford: { schema: 'ashford', url }, berea: { schema: 'berea', url } }
}

async function startTowns() {
  const towns = await createSchemas()
  const townsFolder = join(folder, 'towns')
  mkdirSync(townsFolder, { recursive: true })
  for (const [name, host] of Object.entries(hosts)) {
    const { schema, url } = towns[name as keyof typeof hosts]
    writeFileSync(
      join(townsFolder, `${schema}.env`),
      `PUBLIC_URL=http://${host}\nDATABASE_URL=${url}\nMAIL_FROM="${name} <mail@${name}.example>"\n`,
    )
  }
  const node = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    TOWNS: townsFolder,
  })
  const { port } = new URL(node.address)

  function openTown(name: keyof typeof hosts) {
    const address = `http://${hosts[name]}:${port}`
    const db = connectDb({ ...towns[name], poolSize: 2, ...generousTimeouts })
    registerCleanup(db.close)
    const toUser = createRemoteUsers(() => address)
    const headers = { host: hosts[name] }
    const connect = (user: TestUser, role: SocketRole) =>
      connectSignedInSocket({ port: Number(port) }, user, role, undefined, { headers })
    return { address, db, toUser, connect, ...createFactories(db, toUser) }
  }
  return { node, ashford: openTown('ashford'), berea: openTown('berea') }
}

/** With a name that no address leads to. */
const readAs = (address: string, host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    get(`${address}${path}`, { headers: { host } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    }).once('error', reject),
  )

test('one process serves two towns, which know nothing of each other', { timeout: 120_000 }, async () => {
  const { node, ashford, berea } = await startTowns()
  const shop = await ashford.createShop()
  const product = await ashford.createProduct({ shop, name: 'Only in Ashford', stock: 3 })
  const customer = await ashford.createCustomer()
  const params = { id: product.id }
  expect(await ashford.toUser('', undefined).send(calls.getProduct, { params })).toMatchObject({
    status: 200,
  })
  expect(await berea.toUser('', undefined).send(calls.getProduct, { params })).toMatchObject({ status: 404 })
  // pages, too
  expect(await (await fetch(`${ashford.address}/product/${product.id}`)).text()).toContain('Only in Ashford')
  expect((await fetch(`${berea.address}/product/${product.id}`)).status).toBe(404)

  const body = { shop_id: shop.id, product_id: product.id, customer_name: 'Kim' }
  expect(await customer.send(calls.placeOrder, { body })).toMatchObject({ status: 201 })
  // a session belongs to its town
  expect(await berea.toUser(customer.id, customer.token).send(calls.getMe)).toMatchObject({ status: 401 })
  const counts = [ashford, berea].map(({ db }) =>
    db.one<{ count: number }>(
      sql`select count(*)::integer as count from orders where customer_id = ${customer.id}`,
    ),
  )
  expect(await Promise.all(counts)).toEqual([{ count: 1 }, { count: 0 }])

  // events of a town reach its own sockets: the process has one bus for each
  const other = await berea.createCustomer()
  const asMerchant = { userType: 'merchant', shopId: shop.id } as const
  const own = await ashford.connect(shop.merchant, asMerchant)
  const foreign = await berea.connect(other, { userType: 'customer' })
  const message = { shop_id: shop.id, customer_id: customer.id, message: 'Is it open?' }
  const sent = await customer.send(calls.sendMessage, { body: { ...message, message_id: randomUUID() } })
  expect(sent.status).toBe(201)
  await own.waitForFrame('message_received')
  expect(foreign.framesOfType('message_received')).toEqual([])

  expect(await readAs(berea.address, 'elsewhere.example', '/api/products')).toBe(421)
  expect(await readAs(berea.address, 'elsewhere.example', '/api/ready')).toBe(200)
  expect(await readAs(berea.address, 'LOCALHOST:80', `/api/products/${product.id}`)).toBe(200)
  expect(await node.stop()).toBe(0)
})
