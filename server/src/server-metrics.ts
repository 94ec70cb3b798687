import { minuteMs } from '@mainstreet/contract/durations.ts'
import { listCacheUsage } from '@mainstreet/platform/cache/cache-usage.ts'
import type { Metrics } from '@mainstreet/platform/log/metrics.ts'
import { listQueueStates } from '@mainstreet/platform/outbox/outbox-store.ts'
import type { SocketServer } from '@mainstreet/realtime/socket-server.ts'
import { listBackupAges, listBackupChecks } from './backups/backup-check-job.ts'
import type { AppContext } from './context.ts'
import { countOverduePayments } from './payments/store.ts'

/** A payment step takes seconds; one that the queue retries may be late for a while. */
const paymentOverdueMs = 5 * minuteMs

/** What is read at each scrape; docs/operations.md explains each metric. */
export function addServerMetrics(
  { addGroup }: Metrics,
  { db, now, replicas }: Pick<AppContext, 'db' | 'now' | 'replicas'>,
  { listOpenSockets }: SocketServer,
): void {
  addGroup({
    labelNames: [],
    read: () => [{ count: 1 }],
    metrics: [
      {
        kind: 'gauge',
        name: 'workers',
        help: 'Processes that serve the port.',
        getValue: ({ count }) => count,
      },
    ],
  })
  // before the other groups, which use the pool
  addGroup({
    labelNames: [],
    read: () => [db.getPoolUsage()],
    metrics: [
      {
        kind: 'gauge',
        name: 'db_pool_max_connections',
        help: 'The size of the pool.',
        getValue: ({ max }) => max,
      },
      {
        kind: 'gauge',
        name: 'db_pool_waiting_requests',
        help: 'Statements and transactions that wait for a connection.',
        getValue: ({ waiting }) => waiting,
      },
    ],
  })
  addGroup({
    labelNames: ['state'],
    read() {
      const { in_use, idle } = db.getPoolUsage()
      return [
        { state: 'in_use', count: in_use },
        { state: 'idle', count: idle },
      ]
    },
    metrics: [
      {
        kind: 'gauge',
        name: 'db_pool_connections',
        help: 'Connections to the database by state.',
        getValue: ({ count }) => count,
      },
    ],
  })
  addGroup({
    labelNames: ['replica'],
    read: () => replicas?.listStates() ?? [],
    metrics: [
      {
        kind: 'gauge',
        name: 'read_replica_used',
        aggregator: 'min',
        help: 'Whether public reads use the replica (1), or skip it because it lags behind or does not respond (0).',
        getValue: ({ isUsed }) => Number(isUsed),
      },
    ],
  })
  addGroup({
    labelNames: ['queue'],
    read: () => listQueueStates(db, now()),
    metrics: [
      {
        kind: 'gauge',
        name: 'outbox_oldest_due_seconds',
        aggregator: 'max',
        help: 'How long the oldest due row of the queue has been waiting.',
        getValue: (row) => row.oldest_due_seconds,
      },
      {
        kind: 'gauge',
        name: 'outbox_pending_rows',
        aggregator: 'max',
        help: 'Rows that are due or wait for their next attempt.',
        getValue: (row) => row.pending,
      },
      {
        kind: 'gauge',
        name: 'outbox_dead_letters',
        aggregator: 'max',
        help: 'Rows that failed at every attempt and wait for an admin.',
        getValue: (row) => row.dead_letters,
      },
    ],
  })
  addGroup({
    labelNames: [],
    read: async () => [
      { count: await countOverduePayments(db, new Date(now().getTime() - paymentOverdueMs)) },
    ],
    metrics: [
      {
        kind: 'gauge',
        name: 'payments_overdue',
        aggregator: 'max',
        help: 'Payments, refunds and events of the provider that were due five minutes ago and are unfinished.',
        getValue: ({ count }) => count,
      },
    ],
  })
  addGroup({
    labelNames: [],
    read: () => listBackupAges(now()),
    metrics: [
      {
        kind: 'gauge',
        name: 'backup_age_seconds',
        aggregator: 'max',
        help: 'Age of the newest backup in BACKUP_FOLDER.',
        getValue: ({ seconds }) => seconds,
      },
    ],
  })
  addGroup({
    labelNames: [],
    read: listBackupChecks,
    metrics: [
      {
        kind: 'gauge',
        name: 'backup_restorable',
        aggregator: 'min',
        help: 'Whether the newest backup could be restored (1) or not (0) when it was last checked.',
        getValue: ({ isRestorable }) => Number(isRestorable),
      },
    ],
  })
  addGroup({
    labelNames: ['path'],
    read: listOpenSockets,
    metrics: [
      {
        kind: 'gauge',
        name: 'websocket_connections',
        help: 'Open sockets by path.',
        getValue: ({ sockets }) => sockets,
      },
    ],
  })
  addGroup({
    labelNames: ['cache'],
    read: listCacheUsage,
    metrics: [
      {
        kind: 'gauge',
        name: 'cache_entries',
        help: 'Entries of the cache.',
        getValue: ({ entries }) => entries,
      },
      {
        kind: 'counter',
        name: 'cache_hits_total',
        help: 'Values that were in the cache.',
        getValue: ({ hits }) => hits,
      },
      {
        kind: 'counter',
        name: 'cache_misses_total',
        help: 'Values that had to be loaded.',
        getValue: ({ misses }) => misses,
      },
    ],
  })
}
