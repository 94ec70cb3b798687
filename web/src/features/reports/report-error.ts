import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { newKey } from '../../api/new-key.ts'

export type ErrorLevel = 'page' | 'section' | 'component'
type Found = { level: ErrorLevel | 'window'; context: string; componentStack?: string | null | undefined }

const mostPerPage = 20
let reported = 0

/** Told once and never waited for; a report that fails is nobody's trouble. */
export function reportError(error: unknown, { level, context, componentStack }: Found) {
  if (++reported > mostPerPage) return
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const body = {
    errorId: newKey(),
    level,
    context,
    message,
    stack: stack ?? null,
    componentStack: componentStack ?? null,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: location.pathname,
  }
  request(calls.reportError, { body }).catch(() => undefined)
}
