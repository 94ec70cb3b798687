import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedBulk } from '@mainstreet/demo/seed/bulk-seed.ts'
import { seedDemo } from '@mainstreet/demo/seed/seed-demo.ts'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import { withinSeconds } from './within-seconds.ts'

export type MarketplaceSize = { shops: number; products: number }

export type CpuSeconds = { ours: number; baseline: number; database: number }

export type BenchmarkServers = {
  db: Db
  databaseUrl: string
  port: number
  baselinePort: number
  readyMs: number
  /** Resident megabytes two seconds after the server was ready. */
  initialMemoryMb: number
  pinningLabel: string
  /** Current resident megabytes of our server. */
  getMemoryMb(): number
  /** CPU seconds used so far by each; unaffected by other work on the machine. */
  getCpuSeconds(): CpuSeconds
  close(): Promise<void>
}

const resolvePath = (name: string) => fileURLToPath(new URL(name, import.meta.url))
export const root = resolvePath('../..')
/** Of Node in `npm start`: the options and the program, relative to the root. */
export const startArguments: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.start.split(' ')
  .slice(1)
const startSeconds = 60
const stopSeconds = 40
const cores = availableParallelism()
const canPin = cores > 1 && existsSync('/usr/bin/taskset')
/** Lets a program leave the core of the load generator. */
export const onAllCores = canPin ? ['taskset', '-c', `0-${cores - 1}`] : []

/** With the tables of the baseline server. */
export async function fillDatabase(db: Db, size: MarketplaceSize): Promise<void> {
  await migrate(db, new URL('../migrations/', import.meta.url))
  await seedDemo(db, new Date())
  await seedBulk(db, { ...size, progress: () => {} })
  await db.one(
    sql`create table bench_stock (id integer primary key, stock integer not null check (stock >= 0))`,
  )
  await db.one(sql`insert into bench_stock values (1, 2000000000)`)
  await db.one(sql`create table bench_orders (id uuid primary key default gen_random_uuid(), product_id integer not null,
    quantity integer not null, created_at timestamptz not null default now())`)
  await db.one(sql`vacuum analyze`)
}

/** Starts the real program and the baseline server as separate processes on one durable database (fsync). */
export async function startBenchmarkServers(
  size: MarketplaceSize,
  print: (line: string) => void,
): Promise<BenchmarkServers> {
  // the servers get the first core, the database and the load generator the second
  if (canPin) execFileSync('taskset', ['-pc', '1', String(process.pid)], { stdio: 'ignore' })
  const folder = mkdtempSync('/tmp/bench-')
  // as root the database runs as another user, which must be able to enter
  chmodSync(folder, 0o711)
  const closeSteps: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const step of closeSteps.splice(0).reverse()) await step()
  }
  try {
    const database = await startEmbeddedDatabase({ dataDir: folder })
    closeSteps.push(() => database.stop())
    const db = connectDb({ url: database.url, poolSize: 2, statementTimeoutMs: 0 })
    closeSteps.push(() => db.close())
    print(`Filling ${size.shops} shops and ${size.products} products ...`)
    await fillDatabase(db, size)

    const [port, baselinePort] = [await findFreePort(), await findFreePort()]
    const began = performance.now()
    const ours = spawnServer(startArguments, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: 'on',
      // one customer places thousands of orders here
      CALL_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    })
    closeSteps.push(() => stopServer(ours))
    await withinSeconds(
      startSeconds,
      'the server',
      waitUntilHealthy(`http://127.0.0.1:${port}/api/health`, ours),
    )
    const readyMs = Math.round(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const initialMemoryMb = getProcessMemoryMb(ours)
    const baseline = spawnServer([resolvePath('baseline-server.ts'), database.url, String(baselinePort)], {})
    closeSteps.push(() => stopServer(baseline))
    await withinSeconds(
      startSeconds,
      'the baseline server',
      waitUntilHealthy(`http://127.0.0.1:${baselinePort}/constant`, baseline),
    )
    const pinningLabel = canPin ? 'servers on core 0, database and load on core 1' : 'nothing pinned'
    const getCpuSeconds = () => ({
      ours: getProcessCpuSeconds(ours.pid),
      baseline: getProcessCpuSeconds(baseline.pid),
      database: getDatabaseCpuSeconds(database.dataFolder),
    })
    return {
      db,
      databaseUrl: database.url,
      port,
      baselinePort,
      readyMs,
      initialMemoryMb,
      pinningLabel,
      getMemoryMb: () => getProcessMemoryMb(ours),
      getCpuSeconds,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** `args` are those of Node, with the program. */
export function spawnServer(args: string[], env: Record<string, string>): ChildProcess {
  const [program, ...first] = canPin ? ['taskset', '-c', '0', process.execPath] : [process.execPath]
  return spawn(program as string, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}

export async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const responses = await fetch(url).then(
      () => true,
      () => false,
    )
    if (responses) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('a server exited before its first response')
}

export function stopServer(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve()
  child.kill('SIGTERM')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return withinSeconds(stopSeconds, 'the end of a server', ended)
}

function getProcessMemoryMb({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return Number.NaN
  }
}

/** The CPU seconds of a process from /proc; NaN where there is none. */
export function getProcessCpuSeconds(pid: number | string | undefined): number {
  const fields = readProcStat(pid)
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : Number.NaN
}

export function getDatabaseCpuSeconds(dataFolder: string): number {
  const postmaster = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  return getChildrenCpuSeconds(postmaster) + getEndedChildrenCpuSeconds(postmaster)
}

/** Of those that run. */
export function getChildrenCpuSeconds(parent: number): number {
  const children = globSync('/proc/[0-9]*').map((folder) => folder.slice('/proc/'.length))
  return children
    .filter((pid) => Number(readProcStat(pid)?.[1]) === parent)
    .reduce((sum, pid) => sum + getProcessCpuSeconds(pid), 0)
}

/** The CPU seconds of a closed connection's process count for its parent. */
function getEndedChildrenCpuSeconds(parent: number): number {
  const fields = readProcStat(parent)
  return fields ? (Number(fields[13]) + Number(fields[14])) / ticksPerSecond : Number.NaN
}

const ticksPerSecond = 100

/** The fields after the name in brackets: state, parent, ... */
function readProcStat(pid: number | string | undefined): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
