import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, test } from 'vitest'
import { createFolder } from '../test/faults/outage-fixture.ts'
import { spawnServer, startServerProcess } from '../test/nodes/server-process.ts'

const toPreload = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
})

test('when no worker can be started any more, the program ends with an error', async () => {
  const { url } = await createTestDatabase()
  // only the first worker gets as far as to serve
  const { child, address, getOutput } = await spawnServer({
    DATABASE_URL: url,
    DATA_DIR: createFolder(),
    WORKERS: '2',
    ...toPreload(`
      import cluster from 'node:cluster'
      if (cluster.worker?.id > 1) process.exit(9)
      if (cluster.worker) process.on('SIGUSR2', () => process.exit(9))`),
  })
  await expect
    .poll(() =>
      fetch(`${address}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  // with one that serves, the starts of the other one are repeated
  await expect.poll(() => getOutput().match(/Worker 2 has ended by itself/g)?.length).toBeGreaterThan(2)
  expect(child.exitCode).toBeNull()
  for (const pid of listChildren(child.pid ?? 0)) process.kill(pid, 'SIGUSR2')
  expect(await once(child, 'close')).toEqual([1, null])
  expect(getOutput()).toMatch(/No worker serves, and the last \d+ starts have failed: the program ends\./)
})

/** Its workers that run. */
function listChildren(parent: number): number[] {
  const text = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

test('one file has the log of all workers', async () => {
  const { url } = await createTestDatabase()
  const folder = createFolder()
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: folder,
    WORKERS: '2',
    LOG_LEVEL: 'info',
    LOG_FILE: join(folder, 'log', 'mainstreet.log'),
  })
  const readLines = () =>
    readdirSync(join(folder, 'log'))
      .filter((name) => name !== 'current.log')
      .flatMap((name) =>
        readFileSync(join(folder, 'log', name), 'utf8')
          .split('\n')
          .filter(Boolean),
      )
      .map((line) => JSON.parse(line) as { worker: number })
  await expect
    .poll(async () => {
      await fetch(`${server.address}/api/shops`, { headers: { connection: 'close' } })
      return new Set(readLines().map(({ worker }) => worker))
    })
    .toEqual(new Set([1, 2]))
  expect(await server.stop()).toBe(0)
  expect(server.getOutput()).not.toContain('"reqId"')
})

test('a stop is reported by all workers at once, and a second signal ends its delay', async () => {
  const { url } = await createTestDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: createFolder(), WORKERS: '2', SHUTDOWN_DELAY_SECONDS: '60' }
  const server = await startServerProcess(env)
  const readStatuses = async () => {
    const requests = Array.from({ length: 6 }, async () => {
      const response = await fetch(`${server.address}/api/ready`, { headers: { connection: 'close' } })
      return response.status
    })
    return new Set(await Promise.all(requests))
  }
  expect(await readStatuses()).toEqual(new Set([200]))
  // as from a terminal, which sends it to the workers, too
  for (const pid of listChildren(server.pid)) process.kill(pid, 'SIGTERM')
  process.kill(server.pid, 'SIGTERM')
  await expect.poll(readStatuses).toEqual(new Set([503]))
  expect((await fetch(`${server.address}/api/products`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
