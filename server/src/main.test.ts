import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWebWhenOutdated } from './ssr/build-web.ts'
import { spawnServer, startServerProcess } from './test/nodes/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-start-'))
// as root the database runs as another user, which must be able to enter
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
// outside of demo mode a start does not build
beforeAll(() => buildWebWhenOutdated(fileURLToPath(new URL('../..', import.meta.url)), () => {}), 300_000)

/** The output of a start that fails. */
async function failedStart(env: Record<string, string>): Promise<string> {
  const { child, getOutput } = await spawnServer({ DATA_DIR: folder, DEMO: 'off', ...env })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return getOutput().trim()
}

describe('a failed start states its cause in one sentence', () => {
  test('when a migration fails', async () => {
    const { url, open } = await createTestDatabase({ empty: true })
    await open().one(sql`create table shops (id integer)`)
    expect(await failedStart({ DATABASE_URL: url })).toBe(
      'The migration 0001_baseline.sql failed and was rolled back: relation "shops" already exists',
    )
  })

  test('when the database is from an earlier development version', async () => {
    const { url, open } = await createTestDatabase()
    await open().one(sql`update migrations set name = '0001_earlier.sql' where name = '0001_baseline.sql'`)
    expect(await failedStart({ DATABASE_URL: url })).toMatch(
      /^This database is from an earlier development version and [^\n]*`npm run seed -- --reset`[^\n]*\.$/,
    )
  })

  test('when nothing listens at the database address', async () => {
    expect(await failedStart({ DATABASE_URL: 'postgres://a:b@127.0.0.1:9/street' })).toBe(
      'The database at DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:9',
    )
  })

  test('when the database does not exist', async () => {
    const url = new URL((await createTestDatabase({ empty: true })).url)
    url.pathname = '/no_such_town'
    expect(await failedStart({ DATABASE_URL: url.href })).toBe(
      'The database at DATABASE_URL cannot be reached: database "no_such_town" does not exist',
    )
  })

  test.skipIf(process.env.DATABASE_URL)('when the password is wrong', async () => {
    const url = new URL((await createTestDatabase({ empty: true })).url)
    url.password = 'guess'
    expect(await failedStart({ DATABASE_URL: url.href })).toBe(
      'The database at DATABASE_URL cannot be reached: password authentication failed for user "mainstreet"',
    )
  })

  test('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const { url } = await createTestDatabase()
    expect(await failedStart({ DATABASE_URL: url, PORT: String(port) })).toMatch(
      new RegExp(`^Port ${port} is taken by another program\\.`),
    )
    taken.close()
  })

  test('when the host address belongs to another machine', async () => {
    const { url } = await createTestDatabase()
    expect(await failedStart({ DATABASE_URL: url, HOST: '192.0.2.1' })).toBe(
      'This machine has no address 192.0.2.1. Set HOST to one of its own.',
    )
  })

  test.each(['embedded', 'of DATABASE_URL'])(
    'when its files are not writable, with a database %s',
    async (kind) => {
      writeFileSync(join(folder, 'file'), '')
      const { url } = await createTestDatabase()
      const DATA_DIR = join(folder, 'file', 'data')
      const output = await failedStart({ DATA_DIR, ...(kind === 'embedded' ? {} : { DATABASE_URL: url }) })
      expect(output).toContain(`${DATA_DIR} cannot be written (ENOTDIR)`)
      expect(output.split('\n')).toHaveLength(1)
    },
  )
})

/** Rejects when the connection is reset. */
function getHeaders(agent: Agent, port: string, path: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.headers))
      response.once('error', reject)
    }).once('error', reject)
  })
}

describe('a stop', () => {
  const start = async (env: Record<string, string>) => {
    const { url } = await createTestDatabase()
    return startServerProcess({ DATABASE_URL: url, DATA_DIR: folder, DEMO: 'off', ...env })
  }
  const readStatus = async (address: string, path: string) => (await fetch(`${address}${path}`)).status

  test('is reported by the readiness check at once, while requests are still accepted', async () => {
    const node = await start({ SHUTDOWN_DELAY_SECONDS: '60' })
    expect(await readStatus(node.address, '/api/ready')).toBe(200)
    process.kill(node.pid, 'SIGTERM')
    await expect.poll(() => readStatus(node.address, '/api/ready')).toBe(503)
    expect(await readStatus(node.address, '/api/products')).toBe(200)
    // a second signal ends the delay
    expect(await node.stop()).toBe(0)
  })

  test('responds to each request on an open connection, and has its client open a new one', async () => {
    const node = await start({})
    const { port } = new URL(node.address)
    const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    let responseCount = 0
    // a product list comes from memory and skips most hooks, a token does not
    const paths = ['/api/products', '/api/csrf-token']
    const repeatUntilClosed = async (agent: Agent) => {
      for (let count = 0; ; count++) {
        const { connection } = await getHeaders(agent, port, paths[count % 2] ?? '')
        responseCount += 1
        if (connection === 'close') return 'asked for a new connection'
      }
    }
    const clients = Promise.all(agents.map((agent) => repeatUntilClosed(agent).catch(String)))
    await expect.poll(() => responseCount).toBeGreaterThan(100)
    expect(await node.stop()).toBe(0)
    expect(new Set(await clients)).toEqual(new Set(['asked for a new connection']))
  })

  test('after an error that nothing handled is in order, logged once, and ends with code 1', async () => {
    const { url } = await createTestDatabase()
    const loaded = `process.on('SIGUSR2', () => Promise.reject(new Error('a lost promise')))`
    const { child, address, getOutput } = await spawnServer({
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO: 'off',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(loaded)}`,
    })
    await expect.poll(() => readStatus(address, '/api/ready').catch(() => 0), { timeout: 60_000 }).toBe(200)
    child.kill('SIGUSR2')
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    const messages = getOutput().match(/The program ends because of an error.*/g)
    expect(messages).toEqual([
      'The program ends because of an error that nothing handled (unhandledRejection): a lost promise',
    ])
  })
})
