import { m } from '@mainstreet/contract/messages/messages.ts'
import { ApiError } from '../../api/api-error.ts'

/** The server's text has priority. */
export function signInErrorMessage(failure: unknown): string {
  if (!(failure instanceof ApiError)) return m.login.unexpected
  if (failure.serverMessage) return failure.serverMessage
  return failure.code === 'network' ? m.login.tryAgain : m.login.failed
}
