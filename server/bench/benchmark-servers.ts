import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillLarge } from '../../demo/seed/bulk-seed.ts'
import { fillTown } from '../../demo/seed/seed-demo.ts'
import { startEmbeddedDatabase } from '../src/embedded-postgres/embedded-database.ts'
import { type Db, openDb } from '../src/platform/db/db.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sql } from '../src/platform/db/sql.ts'
import { freePort } from '../src/test/setup/find-free-port.ts'

export type Used = { ours: number; limit: number; database: number }

export type BenchStreet = {
  db: Db
  port: number
  limitPort: number
  readyMs: number
  /** Resident megabytes two seconds after it was ready. */
  freshMemory: number
  pinned: string
  /** Resident megabytes of our server now. */
  memory(): number
  /** Seconds of processor that each has used so far: what other work on the machine does not change. */
  used(): Used
  close(): Promise<void>
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const cores = availableParallelism()
const canPin = cores > 1 && existsSync('/usr/bin/taskset')
/** What frees a program from the core of the load. */
export const onAllCores = canPin ? ['taskset', '-c', `0-${cores - 1}`] : []

/** The real program and the limits in processes of their own, on one database that keeps what it says (fsync). */
export async function openBench(
  size: { shops: number; products: number },
  say: (line: string) => void,
): Promise<BenchStreet> {
  // the servers get the first core, the database and the load the second
  if (canPin) execFileSync('taskset', ['-pc', '1', String(process.pid)], { stdio: 'ignore' })
  const folder = mkdtempSync('/tmp/bench-')
  // as root the database runs as another user, who must come in
  chmodSync(folder, 0o711)
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const database = await startEmbeddedDatabase({ dataDir: folder })
    closing.push(() => database.stop())
    const db = openDb({ url: database.url, poolSize: 2, statementTimeoutMs: 0 })
    closing.push(() => db.close())
    say(`Filling ${size.shops} shops and ${size.products} products ...`)
    await migrate(db, new URL('../migrations/', import.meta.url))
    await fillTown(db, new Date())
    await fillLarge(db, { ...size, progress: () => {} })
    await db.one(
      sql`create table bench_stock (id integer primary key, stock integer not null check (stock >= 0))`,
    )
    await db.one(sql`insert into bench_stock values (1, 2000000000)`)
    await db.one(sql`create table bench_orders (id uuid primary key default gen_random_uuid(), product_id integer not null,
      quantity integer not null, created_at timestamptz not null default now())`)
    await db.one(sql`vacuum analyze`)

    const [port, limitPort] = [await freePort(), await freePort()]
    const began = performance.now()
    const ours = serve(path('../src/main.ts'), [], {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: 'on',
      // one customer orders thousands of times here
      CALL_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    })
    closing.push(() => end(ours))
    await answering(`http://127.0.0.1:${port}/api/health`, ours)
    const readyMs = Math.round(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const freshMemory = memoryOf(ours)
    const limit = serve(path('limit.ts'), [database.url, String(limitPort)], {})
    closing.push(() => end(limit))
    await answering(`http://127.0.0.1:${limitPort}/constant`, limit)
    const pinned = canPin ? 'servers on core 0, database and load on core 1' : 'nothing pinned'
    const postmaster = Number(
      readFileSync(join(database.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0],
    )
    const used = () => ({
      ours: secondsOf(ours.pid),
      limit: secondsOf(limit.pid),
      database: secondsOfChildren(postmaster) + secondsOfEnded(postmaster),
    })
    return { db, port, limitPort, readyMs, freshMemory, pinned, memory: () => memoryOf(ours), used, close }
  } catch (fault) {
    await close()
    throw fault
  }
}

function serve(file: string, args: string[], env: Record<string, string>): ChildProcess {
  const [program, ...first] = canPin ? ['taskset', '-c', '0', process.execPath] : [process.execPath]
  return spawn(program as string, [...first, file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('A server has ended before it answered')
}

function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve()
  child.kill('SIGTERM')
  return new Promise((resolve) => child.once('exit', resolve))
}

function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return Number.NaN
  }
}

/** The processor seconds of a process from /proc; NaN where there is none. */
function secondsOf(pid: number | string | undefined): number {
  const fields = statOf(pid)
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : Number.NaN
}

function secondsOfChildren(parent: number): number {
  const children = globSync('/proc/[0-9]*').map((folder) => folder.slice('/proc/'.length))
  return children
    .filter((pid) => Number(statOf(pid)?.[1]) === parent)
    .reduce((sum, pid) => sum + secondsOf(pid), 0)
}

/** A connection that was closed meanwhile takes its seconds along: they are its parent's then. */
function secondsOfEnded(parent: number): number {
  const fields = statOf(parent)
  return fields ? (Number(fields[13]) + Number(fields[14])) / ticksPerSecond : Number.NaN
}

const ticksPerSecond = 100

/** What follows the name in brackets: state, parent, ... */
function statOf(pid: number | string | undefined): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
