import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabaseIfMissing } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import {
  type BenchmarkServers,
  fillDatabase,
  getChildrenCpuSeconds,
  getProcessCpuSeconds,
  type MarketplaceSize,
  onAllCores,
  root,
  startArguments,
  stopServer,
  waitUntilHealthy,
} from './benchmark-servers.ts'
import { runLoad } from './run-load.ts'
import { waitUntilHandled } from './wait-until-handled.ts'
import { withinSeconds } from './within-seconds.ts'
import type { BenchmarkResult, WorkloadRequest } from './workload.ts'
import { createWorkloads } from './workloads.ts'

const startSeconds = 60
/** How many times as long, for each worker, the run is that is not measured. */
const warmUpRuns = 2
const workerCounts = [1, 2]
const measuredNames = [
  'page of 20, cached bytes',
  'page of 20, from the database',
  'product detail',
  'order of one popular product',
]

type Program = { count: number; port: number; db: Db; child: ChildProcess; requests: WorkloadRequest[] }
type Measured = { perSecond: number; p99: number; serverMicroseconds: number; databaseMicroseconds: number }
type WorkersBenchmark = { size: MarketplaceSize; seconds: number; runs: number; connections: number }

/** What each request costs, and how many there are, when one process serves all of them and when two do. */
export async function measureWorkers(
  servers: BenchmarkServers,
  { size, seconds, runs, connections }: WorkersBenchmark,
): Promise<BenchmarkResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-workers-'))
  const programs: Program[] = []
  try {
    for (const count of workerCounts) programs.push(await startProgram(count))
    const results: BenchmarkResult[] = []
    for (const [index, name] of measuredNames.entries()) {
      const measured = await measureInTurn(index)
      results.push(
        ...workerCounts.map((count) => ({
          name: `${name}, workers: ${count}`,
          result: describeMedian(measured.get(count) ?? []),
          target: 'the same processor time with any number',
        })),
      )
    }
    return results
  } finally {
    await Promise.all(programs.map(({ child, db }) => stopServer(child).finally(() => db.close())))
    rmSync(dataDir, { recursive: true, force: true })
  }

  /** With a database of its own: workers of another program would handle some of its events. */
  async function startProgram(count: number): Promise<Program> {
    const port = await findFreePort()
    const database = `workers_${count}`
    await createDatabaseIfMissing(servers.databaseUrl, database)
    const url = new URL(servers.databaseUrl)
    url.pathname = `/${database}`
    const db = connectDb({ url: url.href, poolSize: 2, statementTimeoutMs: 0 })
    await fillDatabase(db, size)
    const [command = process.execPath, ...first] = [...onAllCores, process.execPath]
    const child = spawn(command, [...first, ...startArguments], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: url.href,
        DEMO: 'on',
        CALL_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        WORKERS: String(count),
      },
    })
    const address = `http://127.0.0.1:${port}/api/health`
    await withinSeconds(startSeconds, 'the server', waitUntilHealthy(address, child))
    const works = await createWorkloads({ ...servers, db, port })
    const requests = measuredNames.flatMap((name) => works.find((work) => work.name === name)?.ours ?? [])
    return { count, port, db, child, requests }
  }

  /** Alternates, so that other work on the machine affects both. */
  async function measureInTurn(index: number): Promise<Map<number, Measured[]>> {
    const measured = new Map<number, Measured[]>()
    for (let run = 0; run <= runs; run++)
      for (const one of programs) {
        // the first run is for the compiler and the caches, which each worker has for itself
        const result = await measure(one, index, run === 0 ? seconds * one.count * warmUpRuns : seconds)
        if (run > 0) measured.set(one.count, [...(measured.get(one.count) ?? []), result])
      }
    return measured
  }

  async function measure(program: Program, index: number, seconds: number): Promise<Measured> {
    const { port, db, requests } = program
    const load = { ...(requests[index] as WorkloadRequest), port, connections, seconds }
    const before = getSeconds(program)
    const { perSecond, p99 } = await runLoad(load)
    // what follows from an order is part of its cost
    await waitUntilHandled(db)
    const after = getSeconds(program)
    const perRequest = (used: number) => (used * 1e6) / (perSecond * seconds)
    return {
      perSecond,
      p99,
      serverMicroseconds: perRequest(after.server - before.server),
      databaseMicroseconds: perRequest(after.database - before.database),
    }
  }

  function getSeconds({ child: { pid = 0 } }: Program) {
    const server = getProcessCpuSeconds(pid) + getChildrenCpuSeconds(pid)
    return { server, database: servers.getCpuSeconds().database }
  }
}

function describeMedian(all: Measured[]): string {
  const median = (key: keyof Measured) =>
    all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return [
    `${median('perSecond').toFixed(0)} a second`,
    `p99 ${median('p99').toFixed(1)} ms`,
    `us of processor: server ${median('serverMicroseconds').toFixed(0)}, database ${median('databaseMicroseconds').toFixed(0)}`,
  ].join('; ')
}
