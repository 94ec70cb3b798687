/** Runs at once, then at most once per interval; calls in between cause one run at its end. */
export function throttle(work: () => void, intervalMs: number): { trigger: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false

  function run() {
    isPending = false
    timer = setTimeout(() => {
      timer = undefined
      if (isPending) run()
    }, intervalMs)
    work()
  }
  return {
    trigger() {
      if (timer === undefined) run()
      else isPending = true
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      isPending = false
    },
  }
}
