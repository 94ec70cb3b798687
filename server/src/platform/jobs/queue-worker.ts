export type Draining = { wake(): void; stop(): Promise<void> }

type Queue = {
  /** Takes one batch out; answers whether there may be another. */
  takeBatch(): Promise<boolean>
  /** How often it is looked into without being woken. */
  backstopMs: number
  /** A batch has failed; the queue waits for the next look. */
  onFault(fault: unknown): void
}

/** Empties a queue batch by batch, never twice at once; woken meanwhile, it looks once more before it rests. */
export function startDraining({ takeBatch, backstopMs, onFault }: Queue): Draining {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function drain() {
    do {
      again = false
      while (!stopped && (await takeBatch()));
    } while (again && !stopped)
  }

  function wake() {
    if (stopped) return
    again = true
    running ??= drain()
      .catch(onFault)
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(wake, backstopMs)
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
