import { setTimeout as sleep } from 'node:timers/promises'

/** A shutdown that hangs ends here. */
const shutdownDeadlineMs = 30_000

type ShutdownStep = () => Promise<unknown>

/** How this process ends: at a signal, after an error, or because the program that started it says so. */
export type Shutdown = {
  /** The last step that was added is the first to run. */
  addStep(step: ShutdownStep): void
  isStopping(): boolean
  /**
   * Until the delay is over, load balancers learn from `/api/ready` that they should use another node. A second call
   * ends the delay. After a failure the process ends with code 1, also when it was already stopping.
   */
  stop(code: number, delayMs?: number): Promise<void>
}

/** `onStop` is called for each stop that was requested. */
export function createShutdown(): Shutdown & { onStop(listener: (delayMs: number) => void): void } {
  const steps: ShutdownStep[] = []
  const listeners: ((delayMs: number) => void)[] = []
  const delayEnd = new AbortController()
  let exitCode = 0
  let stopping: Promise<void> | undefined

  async function stopInOrder(delayMs: number): Promise<void> {
    if (delayMs > 0) await sleep(delayMs, undefined, { signal: delayEnd.signal }).catch(() => {})
    // unreferenced, as the timer only matters while a step hangs
    setTimeout(() => process.exit(1), shutdownDeadlineMs).unref()
    for (const step of steps.reverse())
      await step().catch((error: Error) => process.stderr.write(`${error.message}\n`))
    process.exit(exitCode)
  }

  return {
    addStep: (step) => void steps.push(step),
    isStopping: () => stopping !== undefined,
    onStop: (listener) => void listeners.push(listener),
    stop(code, delayMs = 0) {
      exitCode = Math.max(exitCode, code)
      if (stopping) delayEnd.abort()
      for (const listener of listeners) listener(stopping ? 0 : delayMs)
      stopping ??= stopInOrder(delayMs)
      return stopping
    },
  }
}
