import { inSpan } from '../trace/tracing.ts'

/** Runs `work` periodically, never twice at once. Stopping waits for a run in progress. `name`: each run is traced. */
export function startPeriodicJob(
  intervalMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  name?: string,
) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= (name ? inSpan({ name: `job ${name}`, kind: 'internal' }, work) : work())
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }, intervalMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
