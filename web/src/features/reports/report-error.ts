import { errorReports as limits } from '@mainstreet/contract/limits.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { newKey } from '../../browser/random-key.ts'

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
    message: cut(message, limits.messageChars),
    stack: cut(stack ?? '', limits.stackChars) || null,
    componentStack: cut(componentStack ?? '', limits.stackChars) || null,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: location.pathname,
  }
  request(calls.reportError, { body }).catch(() => undefined)
}

/** A report that is too long, or holds what cannot be kept, would be refused. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed().replaceAll('\0', '')
}
