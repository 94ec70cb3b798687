import type { reportError } from './report-error.ts'

const reportedErrors = new WeakSet<object>()

/**
 * Reports each error once, however often its screen renders. The reporter loads on demand; where it cannot
 * load, the report could not be sent either.
 */
export function reportErrorOnce(...report: Parameters<typeof reportError>) {
  const [error] = report
  if (error instanceof Error) {
    if (reportedErrors.has(error)) return
    reportedErrors.add(error)
  }
  import('./report-error.ts').then(
    ({ reportError }) => reportError(...report),
    () => undefined,
  )
}
