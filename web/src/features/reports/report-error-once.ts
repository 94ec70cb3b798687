import type { reportError } from './report-error.ts'

const reportedErrors = new WeakSet<object>()

/** Each error once, however often its screen is drawn. What tells of an error comes when there is one; where it cannot come, the report could not go either. */
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
