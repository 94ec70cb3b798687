import { reportError } from './report-error.ts'

/** Browsers report this when a size changes too late for a frame: harmless. */
const ignoredMessages = /^ResizeObserver loop/

/**
 * Reports errors outside of error boundaries: of event handlers, timers and unhandled rejections. Returns a
 * function that stops it.
 */
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

/** Lost connections and aborted requests are no bugs. */
function isNetworkError(reason: unknown): boolean {
  const { name, code } = (reason ?? {}) as { name?: string; code?: string }
  return name === 'AbortError' || code === 'network'
}
