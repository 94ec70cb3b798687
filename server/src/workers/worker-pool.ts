import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { getBackoffMs } from '@mainstreet/contract/retry.ts'
import { workerRestarts } from '@mainstreet/platform/log/counters.ts'
import { FirstWorkerError } from '../start-error.ts'
import { serveMetricsOfAll } from './machine-metrics.ts'
import { closeUnacceptedConnection } from './unaccepted-connection.ts'
import { type ToWorker, type WorkerStart, workerLogFd, workerStartName } from './worker-messages.ts'

const replacementPause = { baseMs: 100, capMs: 30 * secondMs }
/** A worker that has lived as long is replaced at once. */
const stableMs = minuteMs
/** In a row, while no other worker serves. */
const maxFailedStarts = 5
/** A worker that hangs is then killed, before the deadline of this process. */
const stopDeadlineMs = 25 * secondMs

type StdioKind = 'ignore' | 'inherit' | 'ipc' | 'pipe'

type WorkerPoolOptions = Omit<WorkerStart, 'number'> & {
  /** Undefined: workers write to the standard output themselves. */
  log: { write(line: string): void } | undefined
  printError: (line: string) => void
  /** No worker can be started any more. */
  onGivenUp: () => void
}

export type WorkerPool = {
  /** Rejects when the first worker does not start: it has printed why. */
  start(): Promise<void>
  /** Passes a stop on to all workers; the first one also ends their replacement. */
  requestStop(delayMs: number): void
  /** Resolves when all workers have ended after a stop. */
  waitForEnd(): Promise<void>
}

/** Starts the workers, which share one port, and replaces those that end. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { log, printError, onGivenUp, ...start } = options
  const stopping = new AbortController()
  const running: Promise<unknown>[] = []
  let failedStarts = 0
  let servingCount = 0

  function fork(number: number): Worker {
    const given = { ...start, number } satisfies WorkerStart
    const worker = cluster.fork({ [workerStartName]: JSON.stringify(given) })
    const lines = worker.process.stdio[workerLogFd] as Readable | undefined
    if (log && lines) createInterface({ input: lines }).on('line', (line) => log.write(`${line}\n`))
    closeUnacceptedConnection(worker)
    // a worker that has just ended cannot be reached; its exit is handled below
    worker.on('error', () => {})
    return worker
  }

  /** Resolves when the worker has ended. */
  async function runWorker(number: number, onServing = () => {}) {
    const began = performance.now()
    const worker = fork(number)
    let isServing = false
    worker.once('listening', () => {
      isServing = true
      failedStarts = 0
      servingCount++
      onServing()
    })
    const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null]
    if (isServing) servingCount--
    else failedStarts++
    const isStable = isServing && performance.now() - began > stableMs
    return { isStable, description: `process ${worker.process.pid}, ${signal ?? `code ${code}`}` }
  }

  /** As one that keeps ending would otherwise use a core for its starts, the pauses grow. */
  async function keepRunning(number: number, first = runWorker(number)): Promise<void> {
    let ended = await first
    for (let quickEnds = 0; !stopping.signal.aborted; ended = await runWorker(number)) {
      printError(`Worker ${number} has ended by itself (${ended.description}) and is replaced.`)
      if (failedStarts >= maxFailedStarts && servingCount === 0) {
        printError(`No worker serves, and the last ${failedStarts} starts have failed: the program ends.`)
        return onGivenUp()
      }
      workerRestarts.inc()
      quickEnds = ended.isStable ? 0 : quickEnds + 1
      const pauseMs = ended.isStable ? 0 : getBackoffMs(quickEnds, replacementPause)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
    }
  }

  return {
    /** The first worker alone, so that what is wrong with the settings is printed once. */
    async start() {
      const stdio: StdioKind[] = ['ignore', 'inherit', 'inherit', 'ipc', ...(log ? ['pipe' as const] : [])]
      cluster.setupPrimary({ stdio })
      serveMetricsOfAll()
      const { promise: serving, resolve } = Promise.withResolvers<true>()
      const first = runWorker(1, () => resolve(true))
      running.push(first)
      if (!(await Promise.race([serving, first.then(() => false)]))) throw new FirstWorkerError()
      if (stopping.signal.aborted) return
      running.push(keepRunning(1, first))
      for (let number = 2; number <= start.count; number++) running.push(keepRunning(number))
    },
    requestStop(delayMs) {
      stopping.abort()
      for (const worker of listWorkers())
        if (worker.isConnected()) worker.send({ type: 'stop', delayMs } satisfies ToWorker)
    },
    async waitForEnd() {
      const timer = setTimeout(() => {
        for (const worker of listWorkers()) worker.process.kill('SIGKILL')
      }, stopDeadlineMs)
      await Promise.all(running)
      clearTimeout(timer)
    },
  }
}

const listWorkers = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
