import type { MetricsOfAll, ProcessMetrics } from '@mainstreet/platform/log/metrics.ts'
import type { Shutdown } from '../shutdown.ts'
import { type FromWorker, type ToWorker, type WorkerStart, workerStartName } from './worker-messages.ts'

/** This process as one of several that serve the same port. */
export type WorkerLink = WorkerStart & { metrics: MetricsOfAll }

/** Undefined in the program that was started by an operator. Programs that a worker starts are no workers. */
export function takeWorkerStart(env: NodeJS.ProcessEnv): WorkerStart | undefined {
  const text = env[workerStartName]
  delete env[workerStartName]
  return text === undefined ? undefined : (JSON.parse(text) as WorkerStart)
}

/** Stops when the main process says so; without it, Node ends a worker at once. */
export function connectToMain(start: WorkerStart, shutdown: Shutdown): WorkerLink {
  let readOwn: () => Promise<ProcessMetrics> = async () => []
  let requestCount = 0
  const waiting = new Map<number, (text: string) => void>()
  const send = (message: FromWorker) => void process.send?.(message)

  process.on('message', (message: ToWorker) => {
    if (message.type === 'stop') void shutdown.stop(0, message.delayMs)
    else if (message.type === 'read_metrics')
      void readOwn().then((metrics) => send({ type: 'metrics', id: message.id, metrics }))
    else if (message.type === 'all_metrics') {
      waiting.get(message.id)?.(message.text)
      waiting.delete(message.id)
    }
  })

  return {
    ...start,
    metrics: {
      offer(read) {
        readOwn = read
      },
      readAll() {
        const id = requestCount++
        send({ type: 'read_all_metrics', id })
        return new Promise((resolve) => waiting.set(id, resolve))
      },
    },
  }
}
