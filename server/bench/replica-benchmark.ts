import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedBulk } from '@mainstreet/demo/seed/bulk-seed.ts'
import { seedDemo } from '@mainstreet/demo/seed/seed-demo.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import { startReplicatedDatabase } from '../src/test/nodes/replicated-database.ts'
import {
  getDatabaseCpuSeconds,
  getProcessCpuSeconds,
  spawnServer,
  startArguments,
  stopServer,
  waitUntilHealthy,
} from './benchmark-servers.ts'
import { runLoad } from './run-load.ts'
import { withinSeconds } from './within-seconds.ts'
import type { BenchmarkResult } from './workload.ts'
import { uncachedPages } from './workloads.ts'

const startSeconds = 60
const connections = 32

/** The processor time of a list that is not cached, with and without a replica: of the server and of both databases. */
export async function measureReplica(
  size: { shops: number; products: number },
  seconds: number,
): Promise<BenchmarkResult[]> {
  const database = await startReplicatedDatabase(async (db) => {
    await seedDemo(db, new Date())
    await seedBulk(db, { ...size, progress: () => {} })
    await db.one(sql`vacuum analyze`)
  })
  try {
    return [
      await measure('without a replica', {}),
      await measure('with a replica', { DATABASE_REPLICA_URL: database.replicaUrl }),
    ]
  } finally {
    await database.close()
  }

  async function measure(name: string, env: Record<string, string>): Promise<BenchmarkResult> {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-replica-'))
    const port = await findFreePort()
    const server = spawnServer(startArguments, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEMO: 'on',
      CALL_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    })
    const getCpuSeconds = () => [
      getProcessCpuSeconds(server.pid),
      getDatabaseCpuSeconds(database.dataFolder),
      getDatabaseCpuSeconds(database.replicaFolder),
    ]
    const load = {
      method: 'GET' as const,
      paths: uncachedPages,
      headers: {},
      body: undefined,
      port,
      connections,
    }
    try {
      const address = `http://127.0.0.1:${port}/api/health`
      await withinSeconds(startSeconds, 'the server', waitUntilHealthy(address, server))
      await runLoad({ ...load, seconds: 2 })
      const before = getCpuSeconds()
      const { perSecond, p99 } = await runLoad({ ...load, seconds })
      const [own = 0, primary = 0, replica = 0] = getCpuSeconds().map(
        (after, index) => ((after - (before[index] ?? 0)) * 1e6) / (perSecond * seconds),
      )
      const perRead = [own, primary, replica].map((microseconds) => microseconds.toFixed(0))
      return {
        name: `a list of 20 from the database, ${name}`,
        result: `${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(1)} ms; us of processor per read: server ${perRead[0]}, primary ${perRead[1]}, replica ${perRead[2]}`,
        target: 'the primary does nothing with a replica',
      }
    } finally {
      await stopServer(server)
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
