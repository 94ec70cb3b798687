import { setTimeout as wait } from 'node:timers/promises'
import type { Bus, BusTopic } from '../bus/bus.ts'

export type QueueWorker = { wake(): void; stop(): Promise<void> }

type QueueWorkerOptions = {
  /** Processes one batch; resolves to whether there may be more. */
  processBatch(): Promise<boolean>
  /** How often the queue is polled without a wake-up. */
  pollIntervalMs: number
  /** After a run, so that what arrives meanwhile becomes one batch; what arrives in an idle queue does not wait. */
  restMs?: number
  /** A batch has failed; the queue waits for the next poll. */
  onError(error: unknown): void
}

/** Processes a queue batch by batch, never twice at once. A wake-up during a run leads to one more run. */
export function startQueueWorker({
  processBatch,
  pollIntervalMs,
  restMs = 0,
  onError,
}: QueueWorkerOptions): QueueWorker {
  let stopped = false
  let running: Promise<void> | undefined
  let isWokenAgain = false

  async function processAll() {
    do {
      isWokenAgain = false
      while (!stopped && (await processBatch()));
      if (restMs > 0 && !stopped) await wait(restMs)
    } while (isWokenAgain && !stopped)
  }

  function wake() {
    if (stopped) return
    isWokenAgain = true
    running ??= processAll()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(wake, pollIntervalMs)
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** The worker is woken by a message, too, until it stops. */
export function wakeOnMessage(bus: Bus, topic: BusTopic, worker: QueueWorker): QueueWorker {
  const unsubscribe = bus.subscribe(topic, worker.wake)
  return {
    wake: worker.wake,
    stop() {
      unsubscribe()
      return worker.stop()
    },
  }
}
