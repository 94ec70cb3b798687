import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calls } from '@mainstreet/contract/calls.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWebWhenOutdated } from '../ssr/build-web.ts'
import { getEmbeddedDatabaseUrl } from '../test/nodes/embedded-database-url.ts'
import { createRemoteUsers } from '../test/nodes/remote-users.ts'
import { spawnServer, startServerProcess } from '../test/nodes/server-process.ts'
import { connectToBoth, openConnection } from '../test/nodes/worker-connections.ts'
import { createFactories } from '../test/setup/factories.ts'

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-workers-'))
// as root the database runs as another user, which must be able to enter
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))

// outside of demo mode a start does not build
beforeAll(() => buildWebWhenOutdated(fileURLToPath(new URL('../../..', import.meta.url)), () => {}), 300_000)

async function readMetric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

/** Of the workers that serve, from their log. */
function findWorkerPid(output: string, workerId: string): number {
  const line = output.split('\n').find((one) => one.includes(`"reqId":"${workerId}-`))
  return (JSON.parse(line ?? '{}') as { pid: number }).pid
}

test('two workers on the embedded database serve one port, see each other’s writes, and are replaced', async () => {
  const server = await startServerProcess({ DATA_DIR: folder, WORKERS: '2', LOG_LEVEL: 'info' })
  const { address } = server
  const [first, second] = await connectToBoth(address)
  await expect.poll(() => readMetric(address, 'workers')).toBe(2)

  const db = connectDb({ url: getEmbeddedDatabaseUrl(folder), poolSize: 2 })
  const users = createRemoteUsers(() => address)
  const { id, shop } = await createFactories(db, users).createProduct({ name: 'Bread' })
  const readProduct = async (connection: typeof first) => (await connection.send(`/api/products/${id}`)).body
  for (const connection of [first, second])
    await expect.poll(() => readProduct(connection)).toMatchObject({ product: { name: 'Bread' } })
  const response = await shop.merchant.send(calls.updateProduct, {
    params: { id },
    body: { name: 'Sourdough' },
  })
  expect(response).toMatchObject({
    status: 200,
    // whoever has written is served no older response from a cache
    headers: { 'set-cookie': expect.stringContaining('mainstreet_position=') },
  })
  for (const connection of [first, second])
    await expect.poll(() => readProduct(connection)).toMatchObject({ product: { name: 'Sourdough' } })
  await db.close()

  process.kill(findWorkerPid(server.getOutput(), first.workerId), 'SIGKILL')
  for (let count = 0; count < 50; count++) {
    // the connection that was just passed to the killed worker is closed: the next one reaches another worker
    const readAnywhere = () => openConnection(address).readWorkerId()
    expect(await readAnywhere().catch(readAnywhere)).not.toBe(first.workerId)
  }
  await expect.poll(() => readMetric(address, 'workers')).toBe(2)
  expect(await readMetric(address, 'worker_restarts_total')).toBe(1)
  const ids = (await connectToBoth(address)).map(({ workerId }) => workerId)
  expect(ids).toContain(second.workerId)
  expect(ids).not.toContain(first.workerId)

  const workers = listPids(server.getOutput())
  expect(await server.stop()).toBe(0)
  expect(workers).toHaveLength(3)
  expect(workers.filter(isRunning)).toEqual([])
})

const listPids = (output: string) => [
  ...new Set([...output.matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid))),
]

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('workers end when their program is killed', async () => {
  const server = await startServerProcess({ DATA_DIR: folder, WORKERS: '2', LOG_LEVEL: 'info' })
  await connectToBoth(server.address)
  const workers = listPids(server.getOutput())
  expect(workers).toHaveLength(2)
  await server.kill()
  await expect.poll(() => workers.filter(isRunning)).toEqual([])
  // the next start stops the embedded database that was left
  const next = await startServerProcess({ DATA_DIR: folder })
  expect(await next.stop()).toBe(0)
})

test('a start that fails states its cause once', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const { url } = await createTestDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO: 'off', WORKERS: '3', PORT: String(port) }
  const { child, getOutput } = await spawnServer(env)
  expect(await once(child, 'close')).toEqual([1, null])
  expect(getOutput().trim()).toMatch(new RegExp(`^Port ${port} is taken by another program\\.[^\n]*$`))
  taken.close()
})
