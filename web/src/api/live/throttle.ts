/**
 * Runs at once, and while asked again not more often than every so many milliseconds; what was asked for in between is
 * done once, at the end.
 */
export function throttled(work: () => void, everyMs: number): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false

  function run() {
    asked = false
    timer = setTimeout(() => {
      timer = undefined
      if (asked) run()
    }, everyMs)
    work()
  }
  return {
    ask() {
      if (timer === undefined) run()
      else asked = true
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      asked = false
    },
  }
}
