import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getOsAccount } from '@mainstreet/embedded-postgres/os-account.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createRequiredExtensions } from '@mainstreet/platform/db/town-schemas-store.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import pg from 'pg'

const library = globSync('/usr/lib/postgresql/*/lib/citus.so').at(-1)
const bin = join(dirname(dirname(library ?? '')), 'bin')

/** Why tests with their own Citus cluster are skipped; undefined when they run. */
export const citusSkipReason = library ? undefined : 'Citus is not installed in /usr/lib/postgresql'

export type CitusNode = {
  /** As Citus writes it: HOST:PORT. */
  name: string
  port: number
  /** With SIGKILL: the processes for its connections end when they see that it is gone. */
  kill(): Promise<void>
  /** Resolves when it accepts connections. */
  start(): Promise<void>
  /** Of the server, not of the cluster. */
  query(text: string): Promise<void>
}

export type CitusCluster = { url: string; workers: CitusNode[] }

const database = 'street'
const getUrl = (port: number, name = database) => `postgres://postgres@127.0.0.1:${port}/${name}`

/** A coordinator and workers in temporary folders, until the tests of the file end. */
export async function startCitusCluster(workerCount: number): Promise<CitusCluster> {
  const nodes: CitusNode[] = []
  for (let left = workerCount; left >= 0; left--) nodes.push(await createNode())
  const [coordinator, ...workers] = nodes as [CitusNode, ...CitusNode[]]
  const client = new pg.Client({ connectionString: getUrl(coordinator.port) })
  await client.connect()
  await client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator.port])
  for (const { port } of workers) await client.query(`select citus_add_node('127.0.0.1', $1)`, [port])
  for (const setting of ['citus.enable_schema_based_sharding', 'citus.enable_unsafe_triggers'])
    await client.query(`alter database ${database} set ${setting} = on`)
  await client.end()
  return { url: getUrl(coordinator.port), workers }
}

async function createNode(): Promise<CitusNode> {
  const { data, options } = createDataFolder()
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'pipe' })
  // without fsync: what the kernel has survives the end of a process
  const settings = `
shared_preload_libraries = 'citus'
max_connections = 300
max_prepared_transactions = 300
unix_socket_directories = ''
wal_level = logical
fsync = off
`
  appendFileSync(join(data, 'postgresql.conf'), settings)
  const node = await startServer(data, options)
  await createDatabase(node.port)
  return node
}

/** A standby that has every commit the worker acknowledges. */
export async function startStandby({ port, query }: CitusNode): Promise<CitusNode> {
  const { data, options } = createDataFolder()
  const copy = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', data, '-R', '-c', 'fast']
  execFileSync(join(bin, 'pg_basebackup'), copy, { ...options, stdio: 'pipe' })
  const standby = await startServer(data, options)
  await query(`alter system set synchronous_standby_names = '*'`)
  await query('select pg_reload_conf()')
  return standby
}

function createDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-citus-'))
  // PostgreSQL refuses to run as root
  const account = getOsAccount(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  registerCleanup(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  return { data: join(folder, 'data'), options }
}

async function startServer(data: string, options: SpawnOptions): Promise<CitusNode> {
  const port = await findFreePort()
  let child: ChildProcess | undefined
  async function start() {
    // the processes of a killed server still hold its memory for a moment
    for (let left = 60; left > 0; left--) {
      child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port)], { ...options, stdio: 'ignore' })
      while (child.exitCode === null && !(await canConnect(port))) await wait(50)
      if (child.exitCode === null) return
      await wait(250)
    }
    throw new Error(`the node ${port} did not start`)
  }
  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  registerCleanup(() => end('SIGQUIT'))
  await start()
  const query = (text: string) => runQuery(port, text)
  return { name: `127.0.0.1:${port}`, port, kill: () => end('SIGKILL'), start, query }
}

async function runQuery(port: number, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: getUrl(port, 'postgres') })
  await client.connect()
  await client.query(text)
  await client.end()
}

async function createDatabase(port: number): Promise<void> {
  await runQuery(port, `create database ${database}`)
  const db = connectDb({ url: getUrl(port), poolSize: 1 })
  await db.one(sql`create extension citus`)
  await createRequiredExtensions(db)
  await db.close()
}

async function canConnect(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: getUrl(port, 'postgres') })
  client.on('error', () => {})
  const isConnected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return isConnected
}
