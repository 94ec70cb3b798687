/** Does `work` again and again; a turn that is not over yet is never doubled. Stopping waits for it. */
export function every(ms: number, work: () => Promise<void>, onFault: (fault: unknown) => void) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(onFault)
      .finally(() => {
        running = undefined
      })
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
