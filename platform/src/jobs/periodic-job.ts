/** Runs `work` periodically, never twice at once. Stopping waits for a run in progress. */
export function startPeriodicJob(
  intervalMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
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
