import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createStockLedger } from '@mainstreet/server/test/orders/stock-ledger.ts'
import { checkHistory, type Violation } from './check.ts'
import { type Cluster, isOk, startCluster, waitForReplicas } from './cluster.ts'
import type { Fault } from './faults.ts'
import { createHistory, type History } from './history.ts'
import { createLoad } from './load.ts'
import { findLongestGap, type Readers, startReaders } from './readers.ts'
import { waitFor } from './wait-for.ts'

export type FaultResult = {
  fault: Fault
  writeGapMs: number
  readGapMs: number
  readFailures: number
  acknowledged: number
}
export type DrillResult = {
  faults: FaultResult[]
  acknowledged: number
  /** Acknowledged writes that are lost, there twice, or otherwise not as the clients know them. */
  violations: Violation[]
  /** Responses that no outage explains, and stock that does not add up. */
  unexpected: string[]
  statuses: Map<number, number>
  stale: string[]
}

export type DrillOptions = {
  print: (line: string) => void
  signal?: AbortSignal
  /** For its logs and the history. */
  keepFolder?: boolean
}

const settleMs = 5000
const recoveryMs = 120_000
/** Payments of a node that was killed wait for the end of a lease of two minutes. */
const paymentsMs = 240_000
export const maxReadGapMs = 2000

/** Starts everything, injects the faults one after the other under load, and ends everything. */
export async function runDrill(
  faults: readonly Fault[],
  binFolder: string,
  { print, signal, keepFolder = false }: DrillOptions,
): Promise<DrillResult> {
  const cluster = await startCluster(binFolder, print)
  try {
    return await withAbort(signal, runFaults(cluster, faults, print))
  } finally {
    await cluster.stop()
    if (keepFolder) print(`The logs are in ${cluster.folder}`)
    else cluster.deleteFolder()
  }
}

async function runFaults(
  cluster: Cluster,
  faults: readonly Fault[],
  print: (line: string) => void,
): Promise<DrillResult> {
  const db = cluster.openDb()
  const history = createHistory(join(cluster.folder, 'history.jsonl'))
  const load = await createLoad(db, cluster.publicUrl, history)
  const ledger = await createStockLedger(db, load.productIds)
  const readers = startReaders(cluster.publicUrl, load.productIds, join(cluster.folder, 'slow-reads.jsonl'))
  try {
    load.start()
    await sleep(settleMs)
    const results: FaultResult[] = []
    for (const fault of faults) {
      if (fault.needsNetwork && !cluster.network) {
        print(`skipped, as it needs network namespaces: ${fault.description}`)
        continue
      }
      print(fault.description)
      const result = await runFault(cluster, fault, history, readers)
      print(formatResult(result))
      results.push(result)
    }
    await load.stop()
    readers.stop()
    print('comparing the history with the database')
    const until = performance.now() + paymentsMs
    let violations = await checkHistory(db, history)
    while (violations.length > 0 && performance.now() < until) {
      await sleep(settleMs)
      violations = await checkHistory(db, history)
    }
    return {
      faults: results,
      acknowledged: history.times.length,
      violations,
      unexpected: [...load.client.unexpected, ...(await ledger.findProblems())],
      statuses: load.client.statuses,
      stale: load.client.stale,
    }
  } finally {
    readers.stop()
    await db.close()
  }
}

async function runFault(
  cluster: Cluster,
  fault: Fault,
  { times }: History,
  readers: Readers,
): Promise<FaultResult> {
  const from = performance.now()
  const repair = await fault.inject(cluster)
  await sleep(settleMs)
  await waitFor(
    'changes',
    async () => countSince(times, performance.now() - settleMs) > 20,
    recoveryMs,
  ).catch(() => {})
  await repair()
  await waitForRecovery(cluster)
  await sleep(settleMs)
  const until = performance.now()
  return {
    fault,
    writeGapMs: findLongestGap(times, from, until),
    readGapMs: Math.max(...[...readers.times.values()].map((one) => findLongestGap(one, from, until))),
    readFailures: readers.failures.filter(({ at }) => at > from).length,
    acknowledged: countSince(times, from),
  }
}

/** Nothing is left of the fault, so that the next one is a single one, too. */
async function waitForRecovery(cluster: Cluster) {
  await waitForReplicas(cluster)
  for (const { address, ports } of cluster.machines) {
    await waitFor('etcd', () => isOk(`http://${address}:${ports.etcd}/health`), recoveryMs)
    await waitFor('a node', () => isOk(`http://${address}:${ports.app}/api/health`), recoveryMs)
  }
}

const countSince = (times: readonly number[], from: number) => times.filter((time) => time > from).length

const toSeconds = (ms: number) => (ms / 1000).toFixed(1)

export function formatResult({
  fault,
  writeGapMs,
  readGapMs,
  readFailures,
  acknowledged,
}: FaultResult): string {
  return `| ${fault.description} | ${toSeconds(writeGapMs)} | ${toSeconds(readGapMs)} | ${readFailures} | ${acknowledged} |`
}

export const tableHead = `| failure | longest time without a write, s | without a read, s | failed reads | acknowledged writes |
|---|---|---|---|---|`

async function withAbort<Result>(signal: AbortSignal | undefined, work: Promise<Result>): Promise<Result> {
  if (!signal) return work
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([work, aborted])
}
