import { reportError } from './report-error.ts'

/** The browser says so when a picture of a size comes too late for a frame: nothing is broken by it. */
const ignoredMessages = /^ResizeObserver loop/

/** What no boundary catches: faults of handlers and timers, and promises that nobody waited for. Ends with what it returns. */
export function reportUncaughtErrors(browser: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const thrown = (event: Event) => {
    const { error, message } = event as ErrorEvent
    if (!ignoredMessages.test(message)) reportError(error ?? message, { level: 'window', context: 'window' })
  }
  const rejected = (event: Event) => {
    const { reason } = event as PromiseRejectionEvent
    if (!isNetworkError(reason)) reportError(reason, { level: 'window', context: 'promise' })
  }
  browser.addEventListener('error', thrown)
  browser.addEventListener('unhandledrejection', rejected)
  return () => {
    browser.removeEventListener('error', thrown)
    browser.removeEventListener('unhandledrejection', rejected)
  }
}

/** Lost connections and dropped questions are no faults of the program. */
function isNetworkError(reason: unknown): boolean {
  const { name, code } = (reason ?? {}) as { name?: string; code?: string }
  return name === 'AbortError' || code === 'network'
}
