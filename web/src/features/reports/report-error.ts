import { errorReportLimits as limits } from '@mainstreet/contract/client-errors/limits.ts'
import { hideSecretLink } from '@mainstreet/contract/hide-secret-link.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { createRandomKey } from '../../browser/random-key.ts'

export type ErrorLevel = 'page' | 'section' | 'component'
type ErrorContext = {
  level: ErrorLevel | 'window'
  context: string
  componentStack?: string | null | undefined
}

const maxReportsPerPage = 20
let reportCount = 0

/** Sent once, without waiting; a failed report is ignored. */
export function reportError(error: unknown, { level, context, componentStack }: ErrorContext) {
  if (++reportCount > maxReportsPerPage) return
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const body = {
    errorId: createRandomKey(),
    level,
    context,
    message: truncate(message, limits.maxMessageChars),
    stack: truncate(stack ?? '', limits.maxStackChars) || null,
    componentStack: truncate(componentStack ?? '', limits.maxStackChars) || null,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: hideSecretLink(location.pathname),
  }
  request(calls.reportError, { body }).catch(() => undefined)
}

/** A report that is too long, or contains characters that cannot be stored, would be rejected. */
function truncate(text: string, maxChars: number): string {
  return cutText(text.toWellFormed(), maxChars).replaceAll('\0', '')
}
