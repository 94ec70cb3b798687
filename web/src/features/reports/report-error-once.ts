import type { reportError } from './report-error.ts'

const told = new WeakSet<object>()

/** Each error once, however often its screen is drawn. What tells of an error comes when there is one; where it cannot come, the report could not go either. */
export function tellError(...report: Parameters<typeof reportError>) {
  const [error] = report
  if (error instanceof Error) {
    if (told.has(error)) return
    told.add(error)
  }
  import('./report-error.ts').then(
    ({ reportError }) => reportError(...report),
    () => undefined,
  )
}
