import type { reportError } from './report-error.ts'

/** What tells of an error comes when there is one; where it cannot come, the report could not go either. */
export function tellError(...report: Parameters<typeof reportError>) {
  import('./report-error.ts').then(
    ({ reportError }) => reportError(...report),
    () => undefined,
  )
}
