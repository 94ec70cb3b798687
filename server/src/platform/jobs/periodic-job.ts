/** Does `work` again and again; a turn that is not over yet is never doubled. Stopping waits for it. */
export function startPeriodicJob(
  intervalMs: number,
  work: () => Promise<void>,
  onError: (fault: unknown) => void,
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
