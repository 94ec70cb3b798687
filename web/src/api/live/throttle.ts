/**
 * Runs at once, and while asked again not more often than every so many milliseconds; what was asked for in between is
 * done once, at the end.
 */
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
