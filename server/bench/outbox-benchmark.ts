import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import type { HandleOutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { eventQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import type { BenchmarkServers } from './benchmark-servers.ts'
import { withinSeconds } from './within-seconds.ts'
import type { BenchmarkResult } from './workload.ts'

const rounds = 15
const events = 10_000
const waitSeconds = 120

const poisonKinds: Record<string, HandleOutboxEvent> = {
  fails: () => Promise.reject(new Error('poison')),
  hangs: () => new Promise<void>(() => {}),
}

/** The p99 latency of events beside one that fails or hangs, relative to a queue without it that runs at the same time. */
export async function measureOutbox(servers: BenchmarkServers): Promise<BenchmarkResult[]> {
  const [one, other] = [
    await createQueue(servers, 'bench_queue_1'),
    await createQueue(servers, 'bench_queue_2'),
  ]
  try {
    const results: BenchmarkResult[] = []
    for (const [kind, poison] of Object.entries(poisonKinds)) {
      const ratios: number[] = []
      for (let round = 0; round < rounds; round++) {
        const [clean, poisoned] = round % 2 === 0 ? [one, other] : [other, one]
        const [cleanMs, poisonedMs] = await Promise.all([
          measureP99(clean, undefined),
          measureP99(poisoned, poison),
        ])
        ratios.push(poisonedMs / cleanMs)
      }
      results.push({
        name: `p99 of ${events} events beside one that ${kind}`,
        result: `${Math.round(getMedian(ratios) * 100)} % of that without it, median of ${rounds}`,
        target: '< 110 %',
      })
    }
    return results
  } finally {
    await one.close()
    await other.close()
  }
}

async function createQueue({ db, databaseUrl }: BenchmarkServers, name: string): Promise<Db> {
  await db.one(sql`create database ${identifier(name)}`)
  const url = new URL(databaseUrl)
  url.pathname = name
  const queue = connectDb({ url: url.href, poolSize: 8 })
  await migrate(queue, new URL('../migrations/', import.meta.url))
  return queue
}

/** From the wake-up to the end of the handler: all events are due at once. The poison is the first one. */
async function measureP99(db: Db, poison: HandleOutboxEvent | undefined): Promise<number> {
  await db.one(sql`truncate outbox`)
  await db.one(sql`
    insert into outbox (topic, payload) select 'number', to_jsonb(n) from generate_series(1, ${events}::integer) n`)
  const latencies: number[] = []
  const all = Promise.withResolvers<void>()
  const handle: HandleOutboxEvent = (event) => {
    if (poison && event.payload === 1) return poison(event)
    latencies.push(performance.now() - startedAt)
    if (latencies.length === events - (poison ? 1 : 0)) all.resolve()
  }
  const worker = startOutboxWorker(db, handle, () => {}, { ...eventQueue, handlerTimeoutMs: 2000 })
  const startedAt = performance.now()
  worker.wake()
  await withinSeconds(waitSeconds, `the delivery of ${events} events`, all.promise)
  await worker.stop()
  latencies.sort((a, b) => a - b)
  return latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN
}

function getMedian(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
