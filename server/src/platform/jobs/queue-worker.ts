export type QueueWorker = { wake(): void; stop(): Promise<void> }

type QueueWorkerOptions = {
  /** Takes one batch out; answers whether there may be another. */
  processBatch(): Promise<boolean>
  /** How often it is looked into without being woken. */
  pollIntervalMs: number
  /** A batch has failed; the queue waits for the next look. */
  onError(fault: unknown): void
}

/** Empties a queue batch by batch, never twice at once; woken meanwhile, it looks once more before it rests. */
export function startQueueWorker({ processBatch, pollIntervalMs, onError }: QueueWorkerOptions): QueueWorker {
  let stopped = false
  let running: Promise<void> | undefined
  let isWokenAgain = false

  async function processAll() {
    do {
      isWokenAgain = false
      while (!stopped && (await processBatch()));
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
