import { texts } from '@mainstreet/contract/texts.ts'
import { ApiError } from '../../api/api-error.ts'

/** The server's text has priority. */
export function signInErrorMessage(failure: unknown): string {
  if (!(failure instanceof ApiError)) return texts.login.unexpected
  if (failure.serverMessage) return failure.serverMessage
  return failure.code === 'network' ? texts.login.tryAgain : texts.login.failed
}
