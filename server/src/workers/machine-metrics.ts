import cluster, { type Worker } from 'node:cluster'
import { secondMs } from '@mainstreet/contract/durations.ts'
import { createProcessRegistry, type ProcessMetrics, sumMetrics } from '@mainstreet/platform/log/metrics.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A worker that has not responded by then is missing in the sum. */
const maxWaitMs = 2 * secondMs
const countedTypes = new Set(['counter', 'histogram'])

/** A scrape reaches one worker, which gets the sum of all of them and of this process from here. */
export function serveMetricsOfAll(): void {
  const registry = createProcessRegistry()
  const waiting = new Map<number, (metrics: ProcessMetrics) => void>()
  /** As of the last scrape: without what ended workers have counted, the sums would fall. */
  const lastOf = new Map<number, ProcessMetrics>()
  let ofEnded: ProcessMetrics = []
  let requestCount = 0

  cluster.on('exit', async ({ id }) => {
    const counted = lastOf.get(id)?.filter(({ type }) => countedTypes.has(String(type))) ?? []
    lastOf.delete(id)
    ofEnded = await sumMetrics([ofEnded, counted]).getMetricsAsJSON()
  })

  function readMetrics(worker: Worker): Promise<ProcessMetrics> {
    const id = requestCount++
    return new Promise((resolve) => {
      const finish = (metrics: ProcessMetrics) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(metrics)
      }
      const timer = setTimeout(finish, maxWaitMs, [])
      waiting.set(id, finish)
      worker.send({ type: 'read_metrics', id } satisfies ToWorker)
    })
  }

  async function readAll(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) =>
      worker?.isConnected() ? worker : [],
    )
    const ofWorkers = await Promise.all(workers.map(readMetrics))
    return sumMetrics([await registry.getMetricsAsJSON(), ...ofWorkers, ofEnded]).metrics()
  }

  cluster.on('message', (worker, message: FromWorker) => {
    if (message.type === 'metrics') {
      lastOf.set(worker.id, message.metrics)
      waiting.get(message.id)?.(message.metrics)
    } else
      void readAll().then((text) => {
        if (worker.isConnected())
          worker.send({ type: 'all_metrics', id: message.id, text } satisfies ToWorker)
      })
  })
}
